import { expect, test } from 'vitest';
import { transactionList } from '@/lib/lists/pix/transactions';
import { addressWithoutPlace, leavesOut, savedAddress, savedQuery, savedQueryOf } from './saved-view';

const { fields } = transactionList;

test('a view keeps filters, period and order, and neither its page nor the way back from a search', () => {
  const view = { status: ['PENDING'], period: 'last30', page: 3, limit: 50, aside: 'today' };
  expect(Object.fromEntries(new URLSearchParams(savedQuery(fields, view)))).toEqual({ period: 'last30', status: 'PENDING' });
});

test.each([
  ['a name', { name: 'Helena Prado' }],
  ['a document', { document: '***.456.789-**~abcdefghijklmnopqrstuvwxyz' }],
  ['a reference', { clientReference: 'pedido-48233' }],
])('%s is not stored, and that is known', (_what, view) => {
  expect(savedQuery(fields, { ...view, status: ['ERROR'] })).toBe('status=ERROR');
  expect([leavesOut(fields, view), leavesOut(fields, { status: ['ERROR'] })]).toEqual([true, false]);
});

test.each([
  ['a field no list has', 'colour=red&status=ERROR', 'status=ERROR'],
  ['a value no filter has', 'status=ERROR,BLUE', 'status=ERROR'],
  ['a field that is there twice', 'status=ERROR&status=PENDING', ''],
  ['something else', '"><script>', ''],
])('of an address with %s only what the list knows is stored', (_what, text, stored) => {
  expect(savedQueryOf(fields, text)).toBe(stored);
});

test('a view is shown where its address is, on whichever page', () => {
  const here = addressWithoutPlace(transactionList, { status: ['ERROR'], page: 2, limit: 100 });
  expect(here).toBe(savedAddress(transactionList, 'status=ERROR'));
  expect(addressWithoutPlace(transactionList, { status: ['ERROR'], name: 'Helena' })).not.toBe(here);
  expect(savedAddress(transactionList, '')).toBe('/transactions');
});
