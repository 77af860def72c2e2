import { describe, expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { webhookShapes } from './webhooks.shape';

const base = {
  id: 'wh1',
  url: 'https://loja.example/callbacks',
  active: true,
  events: ['TRANSACTION_COMPLETED'],
  hasSecret: true,
  createdAt: '2026-11-27T12:00:00.000Z',
  updatedAt: '2026-11-27T12:00:00.000Z',
};

test('is parsed as written, events of later versions included', () => {
  const { wire, record } = webhookShapes['webhooks.read'];
  expect(wire.parse(base)).toEqual(base);
  expect(record.parse(base)).toEqual(base);
  expect(record.parse({ ...base, events: ['SOMETHING_NEW'] }).events).toEqual(['SOMETHING_NEW']);
  expect(record.parse({ ...base, events: null }).events).toEqual([]);
});

test('is listed completely', () => {
  expect(webhookShapes['webhooks.list'].record.parse({ webhooks: [base] })).toEqual({ items: [base], hasNext: false, total: null });
});

test('returns its secret once, on creation', () => {
  const { record } = webhookShapes['webhooks.create'];
  expect(record.parse({ ...base, secret: 'whsec_00' })).toEqual({ ...base, secret: 'whsec_00' });
  expect(record.parse(base).secret).toBeNull();
  expect(webhookShapes['webhooks.list'].record.parse({ webhooks: [{ ...base, secret: 'whsec_00' }] }).items).toEqual([base]);
});

describe('creating one', () => {
  const { body } = webhookShapes['webhooks.create'];

  test('defaults to all events and no secret', () => {
    expect(body.parse({ url: base.url })).toEqual({ url: base.url, generateSecret: false, active: true });
  });

  test.each([
    [{ url: 'http://loja.example/' }, 'url'],
    [{ url: 'loja.example' }, 'url'],
    [{ events: ['TRANSACTION_PAID'] }, 'events.0'],
    [{ generateSecret: 'yes' }, 'generateSecret'],
    [{ secret: 'mine' }, 'secret'],
  ])('refuses %o', (change, field) => {
    expect(refusedFields(body, { url: base.url, ...change })).toEqual([field]);
  });
});

test('is changed in one or several fields, but not in none', () => {
  const { body } = webhookShapes['webhooks.change'];
  expect(body.parse({ active: false })).toEqual({ active: false });
  expect(body.safeParse({}).success).toBe(false);
  expect(refusedFields(body, { url: 'http://loja.example/' })).toEqual(['url']);
});

test.each([{ quantity: 3 }, { count: 3 }, { total: 3 }])('counts its deliveries from %o', (wire) => {
  expect(webhookShapes['webhooks.sentQuantity'].record.parse(wire)).toEqual({ quantity: 3 });
});
