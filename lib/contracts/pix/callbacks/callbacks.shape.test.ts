import { describe, expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { callbackShapes } from './callbacks.shape';

const base = {
  id: 'cb1',
  url: 'https://loja.example/callbacks',
  status: 200,
  transactionId: 'SVTX1',
  createdAt: '2026-11-27T12:00:00.000Z',
  body: { id: 'SVTX1', status: 'COMPLETED' },
  responseBody: 'ok',
  responseHeaders: { 'content-type': 'text/plain' },
  responseTime: 12,
};
const expected = { ...base, webhookId: null, eventType: null, error: null };

describe('a delivery', () => {
  const { wire, record } = callbackShapes['callbacks.read'];

  test('is parsed as written', () => {
    expect(wire.parse(base)).toEqual(base);
    expect(record.parse(base)).toEqual(expected);
  });

  test('keeps what a later version adds', () => {
    const later = { webhookId: 'wh1', eventType: 'TRANSACTION_COMPLETED', error: 'timeout' };
    expect(record.parse({ ...base, ...later })).toEqual({ ...expected, ...later });
  });

  test.each([0, null, undefined])('without an answer has no status: %s', (status) => {
    const silent = { ...base, status, responseBody: null, responseHeaders: undefined, responseTime: undefined };
    expect(record.parse(silent)).toMatchObject({ status: null, responseBody: null, responseHeaders: null, responseTime: null });
  });

  test("keeps the receiver's answer as text, even where it is JSON", () => {
    expect(record.parse({ ...base, responseBody: { ok: true } }).responseBody).toBe('{"ok":true}');
    expect(record.parse({ ...base, responseBody: '<b>hi</b>' }).responseBody).toBe('<b>hi</b>');
  });

  test.each([
    ['the document', { data: [base], hasNextPage: true }],
    ['the published version', { pagination: { page: 1, limit: 20, hasNextPage: true }, callbacks: [base] }],
  ])('is listed as in %s', (_, page) => {
    expect(callbackShapes['callbacks.list'].record.parse(page)).toEqual({ items: [expected], hasNext: true, total: null });
  });
});

describe('resending many', () => {
  const { body, record } = callbackShapes['callbacks.resendMany'];
  const period = { createdAtFrom: '2026-11-20T03:00:00.000Z', createdAtTo: '2026-11-27T03:00:00.000Z' };

  test('accepts seven days and filters by lists', () => {
    const full = {
      ...period,
      transactionIds: ['SVTX1'],
      transactionTypes: ['DEPOSIT'],
      transactionStatus: ['COMPLETED'],
      transactionEndToEndIds: ['E1'],
    };
    expect(body.parse(full)).toEqual(full);
  });

  test.each([
    [{ createdAtTo: '2026-11-27T03:00:00.001Z' }, 'createdAtTo'],
    [{ createdAtTo: '2026-11-20T02:59:59.999Z' }, 'createdAtTo'],
    [{ createdAtFrom: '2026-11-20' }, 'createdAtFrom'],
    [{ transactionIds: [] }, 'transactionIds'],
    [{ transactionTypes: ['COMMISSION'] }, 'transactionTypes.0'],
    [{ transactionStatus: 'COMPLETED' }, 'transactionStatus'],
    [{ status: ['COMPLETED'] }, 'status'],
  ])('refuses %o', (change, field) => {
    expect(refusedFields(body, { ...period, ...change })).toEqual([field]);
  });

  test.each([
    ['the published version', { message: 'queued', total: 3 }, { message: 'queued', total: 3, truncated: false }],
    ['the newest', { enqueued: { count: 500, truncated: true, items: [] } }, { message: null, total: 500, truncated: true }],
    ['a bare word', { message: 'queued' }, { message: 'queued', total: null, truncated: false }],
  ])('counts as %s says', (_, wire, read) => {
    expect(record.parse(wire)).toEqual(read);
  });
});
