import { describe, expect, test } from 'vitest';
import type { Columns } from '@/components/data-table/column';
import { transactionList } from '@/lib/lists/pix/transactions';
import { exportOrder } from './export-source';

const cell = () => null;

/** The columns of the screen, with one that only the screen has. */
const columns: Columns<never> = [
  ...Object.entries(transactionList.columns).map(([id, { optional, startsHidden }]) => ({ id, header: id, cell, optional, startsHidden })),
  { id: 'check', header: 'check', cell, screenOnly: true },
];

const source = { name: 'transactions', file: { walks: transactionList.endpoint }, columns, query: {}, filters: [] };

describe('the order for a file', () => {
  test('has the query without its page, and every column in the order of the screen but those left out', () => {
    const query = { page: 3, limit: 50, status: ['COMPLETED'], name: 'João', dateFrom: '2026-11-26T03:00:00.000Z' };
    expect(
      exportOrder({ ...source, query }, { bank: false, endToEndId: false, amount: true }, 'sheet', { locale: 'pt-BR', zone: 'UTC' }),
    ).toEqual({
      list: 'transactions',
      form: 'sheet',
      locale: 'pt-BR',
      zone: 'UTC',
      search: 'dateFrom=2026-11-26T03%3A00%3A00.000Z&status=COMPLETED&name=Jo%C3%A3o',
      columns: Object.keys(transactionList.columns).filter((id) => id !== 'bank' && id !== 'endToEndId'),
      filters: [],
    });
  });

  test('says the filters in force as their chips say them', () => {
    const filters = [
      { kind: 'text', name: 'name', label: 'Nome', value: 'João', apply: () => {} },
      { kind: 'text', name: 'reference', label: 'Referência', value: null, apply: () => {} },
    ] as const;
    expect(exportOrder({ ...source, filters }, {}, 'machine', { locale: 'en', zone: 'UTC' }).filters).toEqual([
      { label: 'Nome', text: 'João' },
    ]);
  });
});
