import { expect, test, vi } from 'vitest';
import type { ParsedFilter, PeriodFilter } from './filter';
import { readFilter } from './read-filter';

const words = { period: 'Escolha as duas datas.' };

function typed(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

function amountFilter(value: string | null = null) {
  const filter: ParsedFilter = {
    kind: 'parsed',
    name: 'amount',
    label: 'Valor',
    value,
    parse: (text) => (text === '30,50' ? { value: '30.50' } : { error: 'Não é um valor.' }),
    show: (amount) => amount.replace('.', ','),
    apply: vi.fn(),
  };
  return filter;
}

function periodFilter() {
  const filter: PeriodFilter = { kind: 'period', zone: 'UTC', name: 'day', label: 'Período', value: null, show: () => '', apply: vi.fn() };
  return filter;
}

test('what makes no sense is answered with the reason and not applied', () => {
  const filter = amountFilter();
  expect(readFilter(filter, typed({ amount: 'trinta' }), words)).toBe('Não é um valor.');
  expect(filter.apply).not.toHaveBeenCalled();
});

test('the value is applied, not the text', () => {
  const filter = amountFilter();
  expect(readFilter(filter, typed({ amount: ' 30,50 ' }), words)).toBeNull();
  expect(filter.apply).toHaveBeenCalledWith('30.50');
});

test('a field left as it was shown is not applied again', () => {
  const filter = amountFilter('99.00');
  expect(readFilter(filter, typed({ amount: '99,00' }), words)).toBeNull();
  expect(filter.apply).not.toHaveBeenCalled();
});

test('an emptied field takes the filter off', () => {
  const filter = amountFilter('99.00');
  readFilter(filter, typed({ amount: '' }), words);
  expect(filter.apply).toHaveBeenCalledWith(null);
});

test('a period needs both days, the first not after the second', () => {
  const filter = periodFilter();
  for (const days of [
    { 'day-from': '21/11/2026', 'day-to': '' },
    { 'day-from': '27/11/2026', 'day-to': '21/11/2026' },
    { 'day-from': '21/11/2026', 'day-to': '31/11/2026' },
  ]) {
    expect(readFilter(filter, typed(days), words)).toBe(words.period);
  }
  expect(filter.apply).not.toHaveBeenCalled();
  expect(readFilter(filter, typed({ 'day-from': '21/11/2026', 'day-to': '21 nov 2026' }), words)).toBeNull();
  expect(filter.apply).toHaveBeenCalledWith({ from: '2026-11-21', to: '2026-11-21' });
});
