import { expect, test } from 'vitest';
import { callbackList } from '@/lib/lists/callbacks/callbacks';
import { cardChargeList } from '@/lib/lists/card-charges';
import { infractionList } from '@/lib/lists/pix/infractions';
import { transactionList } from '@/lib/lists/pix/transactions';
import { transferList } from '@/lib/lists/pix/transfers';
import { backToPeriod, searchChange, wholeHistory, withPeriodBack } from './search';
import { limitOfSearch, otherSearches, readingsFor, searchLimit } from './search-readings';

const today = '2026-11-27';

test('a list reads a text as what it can search for alone', () => {
  expect(readingsFor(transactionList, '473,99', today)[0]).toEqual({ kind: 'amount', value: '473.99' });
  expect(readingsFor(callbackList, '473,99', today)).toEqual([{ kind: 'reference', value: '473,99' }]);
  expect(readingsFor(infractionList, '27/11', today)).toEqual([{ kind: 'reference', value: '27/11' }]);
});

test('an amount goes into the field of the exact one, or into both bounds', () => {
  const amount = { kind: 'amount', value: '473.99' } as const;
  expect(searchChange(transactionList, {}, amount)).toMatchObject({ amount: '473.99' });
  expect(searchChange(infractionList, {}, amount)).toMatchObject({ amountMin: '473.99', amountMax: '473.99' });
});

test('a name, an amount and a day narrow a list together; a day takes the place of the named period', () => {
  expect(searchChange(transactionList, { name: 'Helena', period: 'last30' }, { kind: 'day', value: '2026-11-03' })).toEqual({
    endToEndId: undefined,
    clientReference: undefined,
    period: undefined,
    from: '2026-11-03',
    to: '2026-11-03',
  });
});

test('an id is searched for alone and in the whole past, and the next search goes back to the period it set aside', () => {
  const found = searchChange(transactionList, { period: 'today', name: 'Helena' }, { kind: 'reference', value: 'pedido-48233' });
  expect(found).toMatchObject({ clientReference: 'pedido-48233', name: undefined, amount: undefined, period: 'all', aside: 'today' });
  expect(searchChange(transactionList, { ...found }, { kind: 'name', value: 'Helena' })).toMatchObject({
    clientReference: undefined,
    name: 'Helena',
    period: 'today',
    aside: undefined,
  });
});

test('the period comes back with the removal of the id it was set aside for, and with no other change', () => {
  const view = { clientReference: 'pedido-48233', period: 'all', aside: 'today', status: ['PENDING'] };
  expect(withPeriodBack(transactionList, view, { clientReference: undefined })).toMatchObject({ period: 'today', aside: undefined });
  expect(withPeriodBack(transactionList, view, { status: undefined })).toEqual({ status: undefined });
  expect(backToPeriod(transactionList, view)).toMatchObject({ clientReference: undefined, period: 'today', aside: undefined });
});

test('days chosen by hand are set aside as such', () => {
  expect(wholeHistory(transferList, { from: '2026-11-01', to: '2026-11-03' })).toMatchObject({ period: 'all', aside: 'custom' });
  expect(wholeHistory(transferList, { period: 'all' })).toMatchObject({ aside: undefined });
});

test('when nothing is found, each word of a name and the other meanings of a text are to be tried', () => {
  expect(otherSearches(transactionList, { name: 'ines carneiro' }, today)).toEqual([
    { kind: 'name', value: 'ines' },
    { kind: 'name', value: 'carneiro' },
  ]);
  expect(otherSearches(transactionList, { clientReference: '4711' }, today)).toEqual([
    { kind: 'amount', value: '4711.00' },
    { kind: 'virtualAccount', value: '4711' },
  ]);
  expect(otherSearches(transactionList, { status: ['PENDING'] }, today)).toEqual([]);
});

test('a name is looked for in recurrences where the service has no search by name, and that is said', () => {
  expect(readingsFor(cardChargeList, 'ana silva', today)).toEqual([{ kind: 'name', value: 'ana silva' }]);
  expect(searchLimit(cardChargeList, 'ana silva', today)).toBe('noNames');
  expect(readingsFor(cardChargeList, '27/11', today)[0]).toMatchObject({ kind: 'day' });
  expect(searchLimit(cardChargeList, '27/11', today)).toBeNull();
});

test('of a part of a document it is said that only a whole one is compared, before the search and when it found nothing', () => {
  expect(searchLimit(transactionList, '529.982', today)).toBe('wholeDocument');
  expect(limitOfSearch(transactionList, { clientReference: '529982' }, today)).toBe('wholeDocument');
  expect(limitOfSearch(transactionList, { clientReference: 'pedido-48233' }, today)).toBeNull();
  expect(searchLimit(callbackList, '529.982', today)).toBeNull();
});
