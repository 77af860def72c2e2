import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import type { Filter } from '@/components/data-table/filters/filter';
import { filterSummary } from '@/components/data-table/filters/filter-summary';
import { type CallbackView, callbackList } from '@/lib/lists/callbacks/callbacks';
import { chargeList } from '@/lib/lists/pix/charges';
import { infractionList } from '@/lib/lists/pix/infractions';
import { statementList } from '@/lib/lists/statements';
import { loadMessages } from '@/lib/messages/load-messages';
import { useFilterBuilders } from './use-filter-builders';

const messages = await loadMessages('pt-BR');

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
    {children}
  </IntlProvider>
);

function callbacks(view: CallbackView) {
  const change = vi.fn();
  const { current } = renderHook(() => useFilterBuilders({ list: callbackList, view, change }), { wrapper }).result;
  return { builders: current, change };
}

/** Applies a value as the form of a filter does. */
function apply(filter: Filter, value: string[] | string | null) {
  if (filter.kind === 'several') filter.apply(Array.isArray(value) ? value : []);
  else if (filter.kind !== 'period') filter.apply(Array.isArray(value) ? null : value);
}

test('a text goes into the address under its own name, and is taken out when it is emptied', () => {
  const { builders, change } = callbacks({ url: 'https://loja.example' });
  const url = builders.text('url', 'Destino');
  expect(url).toMatchObject({ kind: 'text', name: 'url', label: 'Destino', value: 'https://loja.example' });
  apply(url, 'https://outra.example');
  apply(url, null);
  expect(change.mock.calls).toEqual([[{ url: 'https://outra.example' }], [{ url: undefined }]]);
});

test('a number that was typed is a number in the address', () => {
  const { builders, change } = callbacks({ status: 500 });
  const status = builders.parsed('status', 'Resposta', { parse: (typed) => ({ value: typed }) });
  expect(status).toMatchObject({ value: '500' });
  apply(status, '404');
  expect(change).toHaveBeenCalledWith({ status: 404 });
});

test('values with the same label are one option, which selects all of them', () => {
  const change = vi.fn();
  const view = { status: ['OPEN', 'ACKNOWLEDGED', 'WAITING_ADJUSTMENTS'] as const };
  const { current } = renderHook(() => useFilterBuilders({ list: infractionList, view, change }), { wrapper }).result;
  const words: Readonly<Record<string, string>> = messages.infractionStatus;
  const filter = current.several('status', 'Situação', (status) => words[status] ?? status);
  expect(filterSummary(filter)).toBe('Responder, Pede ajustes');
  apply(filter, ['OPEN']);
  expect(change).toHaveBeenCalledWith({ status: ['OPEN', 'ACKNOWLEDGED'] });
});

test('yes and no together are no choice', () => {
  const { builders, change } = callbacks({ hasError: true });
  const flag = builders.flag('hasError', 'Resultado', { true: 'recusado', false: 'aceito' });
  expect(flag).toMatchObject({ value: ['true'] });
  apply(flag, ['false']);
  apply(flag, ['true', 'false']);
  expect(change.mock.calls).toEqual([[{ hasError: false }], [{ hasError: undefined }]]);
});

test('one order is in force at most: the one chosen last', () => {
  const { builders, change } = callbacks({ sortDirection: 'asc' });
  const order = builders.order('Ordem', {
    oldest: { label: 'mais antigos', query: { sortDirection: 'asc' } },
    byStatus: { label: 'por resposta', query: { sortBy: 'status' } },
  });
  expect(order).toMatchObject({ value: ['oldest'] });
  apply(order, ['oldest', 'byStatus']);
  apply(order, []);
  expect(change.mock.calls).toEqual([[{ sortBy: 'status', sortDirection: undefined }], [{ sortBy: undefined, sortDirection: undefined }]]);
});

test('of several values those a field knows are kept, and of a field of one value the only one', () => {
  const change = vi.fn();
  const charges = renderHook(() => useFilterBuilders({ list: chargeList, view: {}, change }), { wrapper }).result.current;
  const statements = renderHook(() => useFilterBuilders({ list: statementList, view: {}, change }), { wrapper }).result.current;
  apply(
    charges.several('status', 'Status', (value) => value),
    ['PENDING', 'nonsense', 'ERROR'],
  );
  const operation = statements.several('operation', 'Sentido', (value) => value);
  apply(operation, ['INCREMENT']);
  apply(operation, ['INCREMENT', 'DECREMENT']);
  expect(change.mock.calls[0]?.[0].status.toSorted()).toEqual(['ERROR', 'PENDING']);
  expect(change.mock.calls.slice(1)).toEqual([[{ operation: 'INCREMENT' }], [{ operation: undefined }]]);
});

test('a period is named where its days are those of a name', () => {
  const { builders, change } = callbacks({});
  const period = builders.period();
  if (period.kind !== 'period' || !period.value) throw new Error('no period');
  period.apply(period.value);
  period.apply({ from: '2026-01-05', to: '2026-01-07' });
  expect(change.mock.calls).toEqual([
    [{ period: 'last7', from: undefined, to: undefined }],
    [{ period: undefined, from: '2026-01-05', to: '2026-01-07' }],
  ]);
});
