import { expect, test } from 'vitest';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { recurrenceShapes } from './recurrences.shape';

const base = {
  recurrentPaymentId: 'rc1',
  interval: 'MONTHLY',
  status: 'ACTIVE',
  amount: 10_000,
  nextRecurrency: '2026-12-27',
  endDate: null,
};
const { wire, record } = recurrenceShapes['recurrences.read'];

test('is parsed as written, with one additional name, its interval in either case', () => {
  const read = { id: 'rc1', ...base };
  expect(wire.parse(base)).toEqual(base);
  expect(record.parse(base)).toEqual(read);
  expect(record.parse({ ...base, interval: 'Monthly', endDate: undefined })).toEqual(read);
  expect(record.parse({ ...base, status: 'PAUSED' }).status).toBe('PAUSED');
});

test.each([
  [100, []],
  [99, ['amount']],
  [100.5, ['amount']],
])('changes to %d cents refusing %o', (amount, refused) => {
  expect(refusedFields(recurrenceShapes['recurrences.changeAmount'].body, { amount })).toEqual(refused);
});

test('resumes with an empty body, or with missed cycles accepted', () => {
  const { body } = recurrenceShapes['recurrences.reactivate'];
  expect(refusedFields(body, {})).toEqual([]);
  expect(refusedFields(body, { acceptRetroactiveCharges: true })).toEqual([]);
  expect(refusedFields(body, { acceptRetroactiveCharges: false })).toEqual(['acceptRetroactiveCharges']);
});
