import { describe, expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { reportShapes } from './reports.shape';

describe('requesting a report', () => {
  const { body } = reportShapes['reports.create'];
  const period = { dateFrom: '2026-11-01T03:00:00Z', dateTo: '2026-12-01T03:00:00Z' };

  test('accepts a period, with lists of statuses and types', () => {
    const full = { ...period, status: ['COMPLETED', 'REFUNDED'], type: ['DEPOSIT'] };
    expect(body.parse(full)).toEqual(full);
    expect(refusedFields(body, { ...period, dateTo: period.dateFrom })).toEqual([]);
  });

  test.each([
    [{ dateFrom: '2026-11-01' }, 'dateFrom'],
    [{ dateTo: '2026-02-30T00:00:00Z' }, 'dateTo'],
    [{ dateTo: '2026-10-01T00:00:00Z' }, 'dateTo'],
    [{ status: 'COMPLETED' }, 'status'],
    [{ status: ['PAID'] }, 'status.0'],
    [{ type: ['INTERNAL_TRANSFER'] }, 'type.0'],
    [{ format: 'xlsx' }, 'format'],
  ])('refuses %o', (change, field) => {
    expect(refusedFields(body, { ...period, ...change })).toEqual([field]);
  });
});

describe('a report', () => {
  const base = {
    id: '0b0e7a3c-6f2b-4d8e-9a51-2c3d4e5f6071',
    status: 'PROCESSING',
    createdAt: '2026-11-27T12:00:00.000Z',
    updatedAt: '2026-11-27T12:00:01.000Z',
    expiresAt: null,
  };
  const { wire, record } = reportShapes['reports.read'];

  test('is parsed as written', () => {
    expect(wire.parse(base)).toEqual(base);
    expect(record.parse(base)).toEqual(base);
  });

  test.each([
    ['RUNNING', 'PROCESSING'],
    ['PENDING', 'PENDING'],
    ['SOMETHING_NEW', 'SOMETHING_NEW'],
  ])('in status %s is parsed as %s', (status, read) => {
    expect(record.parse({ ...base, status }).status).toBe(read);
  });

  test.each([
    ['the document', { data: [base], hasNextPage: true, total: 3 }],
    ['the published version', { total: 3, page: 1, pages: 2, reports: [base] }],
  ])('is listed as in %s', (_, page) => {
    expect(reportShapes['reports.list'].record.parse(page)).toEqual({ items: [base], hasNext: true, total: 3 });
  });
});

test('is downloaded from a web address only', () => {
  const { record } = reportShapes['reports.download'];
  expect(record.parse({ url: 'https://files.example/r.csv?signature=1' })).toEqual({
    url: 'https://files.example/r.csv?signature=1',
    expiresAt: null,
  });
  expect(record.safeParse({ url: 'file:///etc/passwd', expiresAt: null }).success).toBe(false);
});
