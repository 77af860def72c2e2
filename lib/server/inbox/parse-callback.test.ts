import { describe, expect, test } from 'vitest';
import { parseCallback } from './parse-callback';

const base = { id: 'SVTX1', status: 'COMPLETED', updatedAt: '2026-11-27T15:00:00.000Z', clientReference: 'pedido-1', amount: 10.9 };
const parse = (value: unknown) => parseCallback(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
const hash = (value: unknown) => parse(value).contentHash.toString('hex');

test('has the transaction it is about', () => {
  expect(parse(base)).toMatchObject({ transactionId: 'SVTX1', clientReference: 'pedido-1' });
});

test('has the same content hash however it is written, and whatever else it carries', () => {
  expect(hash(JSON.stringify(base, null, 2))).toBe(hash(base));
  expect(hash({ addedLater: true, ...base, payerName: 'Maria' })).toBe(hash(base));
});

describe('has another content hash when it differs by', () => {
  test.each([
    [{ id: 'SVTX2' }],
    [{ status: 'REFUNDED' }],
    [{ updatedAt: '2026-11-27T15:00:00.001Z' }],
    [{ refundStatus: 'PENDING' }],
    [{ refundAmount: '30.00' }],
    [{ infraction: { id: 'SVIN1' } }],
    [{ infraction: { id: 'SVIN1', status: 'OPEN' } }],
    [{ infraction: { id: 'SVIN1', status: 'OPEN', updatedAt: 'x' } }],
    [{ infraction: { id: 'SVIN1', status: 'OPEN', lastModificationDate: 'x' } }],
  ])('%j', (change) => {
    expect(hash({ ...base, ...change })).not.toBe(hash(base));
  });

  test.each(['updatedAt', 'lastModificationDate'])('a case that changed again, its %s alone', (name) => {
    const withDate = (at: string) => ({ ...base, infraction: { id: 'SVIN1', status: 'OPEN', [name]: at } });
    expect(hash(withDate('2026-11-27T15:00:01Z'))).not.toBe(hash(withDate('2026-11-27T15:00:02Z')));
  });

  test('two partial refunds with the same status', () => {
    const part = { ...base, refundStatus: 'COMPLETED', refundAmount: '30.00' };
    expect(hash({ ...part, refundAmount: '50.00' })).not.toBe(hash(part));
  });
});

test.each(['', 'not json', '[]', 'null', '42', '"text"', '{}', '{"event":"charge.update","data":{"id":"x"}}', '{"id":null}'])(
  '%j is identified by its bytes and is about nothing',
  (text) => {
    expect(parse(text)).toMatchObject({ transactionId: null, clientReference: null });
    expect(hash(text)).toBe(hash(text));
    expect(hash(text)).not.toBe(hash(`${text} `));
  },
);

test.each([
  ['a byte no database keeps', { id: 'SV\u0000TX', clientReference: 'a\u0000b' }],
  ['too long for an index', { id: 'x'.repeat(100_000), clientReference: 'y'.repeat(100_000) }],
  ['a path', { id: '../user', clientReference: '' }],
])('an invalid id is ignored: %s', (_name, change) => {
  expect(parse({ ...base, ...change })).toMatchObject({ transactionId: null, clientReference: null });
});

test('a field of an unexpected type leaves the others valid', () => {
  expect(parse({ ...base, status: { word: 'COMPLETED' }, infraction: [] })).toMatchObject({
    transactionId: 'SVTX1',
    clientReference: 'pedido-1',
  });
});
