import { describe, expect, test } from 'vitest';
import { infractionShapes } from './infractions.shape';

const base = {
  id: 'in1',
  protocol: '2026-1',
  status: 'OPEN',
  type: 'REFUND_REQUEST',
  reportedBy: 'DEBITED_PARTICIPANT',
  reportDetails: 'Não reconheço',
  analysisResult: null,
  analysisDetails: null,
  reportedAt: '2026-11-27T12:00:00.000Z',
  expiresAt: '2026-11-30T12:00:00.000Z',
  createdAt: '2026-11-27T12:00:00.000Z',
  updatedAt: '2026-11-27T12:30:00.000Z',
  transaction: {
    id: 'SVTX1',
    amount: 248.9,
    payerName: 'Ana Souza',
    payerDocument: '52998224725',
    receiverName: 'Loja',
    receiverDocument: '11222333000181',
    endToEndId: 'E12345678202611271200abcdef12345',
  },
  defenseHistory: [
    {
      id: 'df1',
      defense: 'Entregue em mãos',
      status: 'PENDING',
      infractionId: 'in1',
      createdAt: '2026-11-27T13:00:00.000Z',
      updatedAt: '2026-11-27T13:00:00.000Z',
      files: [{ name: 'nota.pdf', mimeType: 'application/pdf', size: 1024, url: null }],
    },
  ],
};
const expected = { ...base, transaction: { ...base.transaction, amount: '248.90' } };
const { wire, record } = infractionShapes['infractions.read'];

test('is parsed as written', () => {
  expect(wire.parse(base)).toEqual(base);
  expect(record.parse(base)).toEqual(expected);
});

describe('parses the same infraction from', () => {
  const { createdAt, updatedAt, expiresAt, ...undated } = base;
  const { id, endToEndId, ...others } = base.transaction;

  test.each([
    ['older names of its dates', { ...undated, creationDate: createdAt, lastModificationDate: updatedAt, dueDate: expiresAt }],
    ['its transaction told beside it', { ...base, transaction: others, transactionId: id, transactionEndToEndId: endToEndId }],
  ])('%s', (_, variant) => {
    expect(record.parse(variant)).toEqual(expected);
  });
});

test('parses an infraction that comes alone, as in a callback', () => {
  const { transaction: _transaction, defenseHistory: _history, ...alone } = base;
  const read = record.parse(alone);
  expect(read).toMatchObject({ id: 'in1', status: 'OPEN', defenseHistory: [] });
  expect(new Set(Object.values(read.transaction))).toEqual(new Set([null]));
});

test('never invents a deadline', () => {
  expect(record.parse({ ...base, expiresAt: null }).expiresAt).toBeNull();
});

test.each(['CANCELLED', 'CLOSED', 'SOMETHING_NEW'])('accepts the status %s', (status) => {
  expect(record.parse({ ...base, status, type: status, analysisResult: status })).toMatchObject({ status, analysisResult: status });
});

test.each([
  ['the document', { data: [base], hasNextPage: true, total: 42 }],
  ['the published version', { pagination: { page: 1, limit: 20, totalItems: 42, totalPages: 3 }, infractions: [base] }],
])('is listed as in %s', (_, page) => {
  expect(infractionShapes['infractions.list'].record.parse(page)).toEqual({ items: [expected], hasNext: true, total: 42 });
});
