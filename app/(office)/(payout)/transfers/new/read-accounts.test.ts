import { expect, test } from 'vitest';
import { readAccounts } from './read-accounts';

test.each([
  ['004821', '000017', { payerAccountNumber: '004821', receiverAccountNumber: '000017' }],
  ['004821', ' 00.001-7 ', { payerAccountNumber: '004821', receiverAccountNumber: '000017' }],
])('from %s to %j keeps its zeros', (own, typed, accounts) => {
  expect(readAccounts(own, typed)).toEqual({ error: null, accounts });
});

test.each([
  ['004821', '004821', 'same'],
  ['004821', '17', 'form'],
  ['004821', '0000017', 'form'],
  ['004821', '00001a', 'form'],
  ['004821', '', 'form'],
  [null, '000017', 'own'],
])('from %s to %j is not sent: %s', (own, typed, error) => {
  expect(readAccounts(own, typed)).toEqual({ error, accounts: null });
});
