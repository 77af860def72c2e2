import { describe, expect, test } from 'vitest';
import { parsePostback } from './postback';

const payment = { status: 2, reversedAmount: null, chargebacks: [] };
const charge = { id: 'CH1', externalId: 'venda-1', updatedAt: '2026-11-28T12:00:00.000Z', creditCardPayment: payment };
const base = { event: 'charge.update', data: charge };
const read = (value: unknown) => parsePostback(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)));
const hash = (value: unknown) => read(value).contentHash.toString('hex');

test('has the charge it is about', () => {
  expect(read(base)).toMatchObject({ transactionId: 'CH1', clientReference: 'venda-1' });
});

test('has the same content hash however it is written, and whatever else it carries', () => {
  expect(hash(JSON.stringify(base, null, 2))).toBe(hash(base));
  expect(hash({ sentAt: 'now', ...base, data: { amount: 100, ...charge } })).toBe(hash(base));
});

describe('has another content hash when it differs by', () => {
  const contested = (change = {}) => ({ ...payment, chargebacks: [{ number: 'CB1', status: 'RECEIVED', updatedAt: 'x', ...change }] });
  test.each([
    ['another event', { ...base, event: 'chargeback' }],
    ['another charge', { ...base, data: { ...charge, id: 'CH2' } }],
    ['a later moment', { ...base, data: { ...charge, updatedAt: '2026-11-28T12:00:00.001Z' } }],
    ['another state', { ...base, data: { ...charge, creditCardPayment: { ...payment, status: 10 } } }],
    ['another reversal', { ...base, data: { ...charge, creditCardPayment: { ...payment, reversedAmount: 3_050 } } }],
    ['a chargeback', { ...base, data: { ...charge, creditCardPayment: contested() } }],
  ])('%s', (_name, value) => {
    expect(hash(value)).not.toBe(hash(base));
  });

  test('a decision on a chargeback', () => {
    const withCase = (change = {}) => ({ ...base, data: { ...charge, creditCardPayment: contested(change) } });
    expect(hash(withCase({ status: 'DEFENDED' }))).not.toBe(hash(withCase()));
  });
});

test.each(['', 'not json', '[]', '{}', '{"event":"charge.update"}', '{"event":"charge.update","data":{"id":null}}'])(
  '%j is identified by its bytes and is about nothing',
  (text) => {
    expect(read(text)).toMatchObject({ transactionId: null, clientReference: null });
    expect(hash(text)).toBe(hash(text));
    expect(hash(text)).not.toBe(hash(`${text} `));
  },
);

test('an invalid id is ignored', () => {
  expect(read({ ...base, data: { ...charge, id: '../user', externalId: '' } })).toMatchObject({
    transactionId: null,
    clientReference: null,
  });
});
