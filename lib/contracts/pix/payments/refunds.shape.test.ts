import { expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { refundPath, refunds } from './refunds';
import { refundShapes } from './refunds.shape';

const { body } = refundShapes['refunds.create'];

test('refunds the whole with an empty object and a part with an amount', () => {
  expect(body.parse({})).toEqual({});
  expect(body.parse({ amount: 0.01, description: 'Troca', clientReference: 'refund-1' })).toMatchObject({ amount: 0.01 });
});

test.each([
  ['amount', 0],
  ['amount', 10.001],
  ['description', 'x'.repeat(141)],
  ['clientReference', 'x'.repeat(65)],
  ['transactionId', 'SVTX1'],
])('refuses, naming the field, a wrong %s: %s', (field, value) => {
  expect(refusedFields(body, { [field]: value })).toEqual([field]);
});

test('needs an object', () => {
  expect(body.safeParse(undefined).success).toBe(false);
});

test('is sent to the default path', () => {
  expect(refunds.create.path).toBe(refundPath);
});
