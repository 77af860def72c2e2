import { expect, test } from 'vitest';
import { transactionList } from '@/lib/lists/pix/transactions';
import { formatPageSizes, parsePageSizes, withPageSize } from './page-sizes';

test('chosen page sizes are read as they were written', () => {
  const chosen = { transactions: 50, charges: 100 } as const;
  expect(parsePageSizes(formatPageSizes(chosen))).toEqual(chosen);
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['a size that is not offered', 'transactions.10000'],
  ['a name that is none', '__proto__.50'],
  ['something else', '"><script>'],
])('%s is no choice', (_, text) => {
  expect(parsePageSizes(text)).toEqual({});
});

test('a list takes the chosen size where its address says none', () => {
  const chosen = { transactions: 50 } as const;
  expect(withPageSize(transactionList, { page: 2 }, chosen)).toEqual({ page: 2, limit: 50 });
  expect(withPageSize(transactionList, { limit: 20 }, chosen)).toEqual({ limit: 20 });
  expect(withPageSize({ name: 'charges', fields: transactionList.fields }, {}, chosen)).toEqual({});
  expect(withPageSize({ name: 'transactions', fields: {} }, {}, chosen)).toEqual({});
});
