import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import type { Columns } from '@/components/data-table/column';
import { type ExportList, exportColumns } from '@/lib/contracts/exported-lists';
import { loadMessages } from '@/lib/messages/load-messages';
import { useTransferColumns } from './(payout)/transfers/columns';
import { useWithdrawalColumns } from './(payout)/withdrawals/columns';
import { useDeliveryColumns } from './callbacks/columns';
import { useCardChargeColumns } from './card/charges/columns';
import { useChargeColumns } from './charges/columns';
import { exportOrder } from './export-source';
import { useInfractionColumns } from './infractions/columns';
import { useLineColumns } from './statements/columns';
import { useTransactionColumns } from './transactions/columns';

const none = new Map();
const useStatementColumns = () => useLineColumns(none);
const useCallbackColumns = () => useDeliveryColumns(undefined);

const hooks: Record<ExportList, () => Columns<never>> = {
  transactions: useTransactionColumns,
  charges: useChargeColumns,
  withdrawals: useWithdrawalColumns,
  transfers: useTransferColumns,
  infractions: useInfractionColumns,
  statements: useStatementColumns,
  callbacks: useCallbackColumns,
  cardCharges: useCardChargeColumns,
};

/** Said on the screen by the lines around it, not by the line itself, and by a clock that runs. */
const onScreenOnly = ['check', 'end'];

async function columnsOf(list: ExportList): Promise<Columns<never>> {
  const messages = await loadMessages('pt-BR');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale="pt-BR" messages={messages} timeZone="America/Sao_Paulo">
      {children}
    </IntlProvider>
  );
  return renderHook(hooks[list], { wrapper }).result.current;
}

it.each(Object.keys(hooks) as ExportList[])('the file of %s has the columns of the screen, in its order', async (list) => {
  const ids = (await columnsOf(list)).map(({ id }) => id).filter((id) => !onScreenOnly.includes(id));
  expect(ids).toEqual(exportColumns[list]);
});

describe('the order for a file', () => {
  it('has the query without its page, and the columns somebody has chosen', async () => {
    const columns = await columnsOf('transactions');
    const query = { page: 3, limit: 50, status: ['COMPLETED'], name: 'João', dateFrom: '2026-11-26T03:00:00.000Z' };
    const source = { list: 'transactions', table: 'transactions', columns, query, filters: [] } as const;
    expect(exportOrder(source, { virtualAccount: true, endToEndId: false }, 'sheet', { locale: 'pt-BR', zone: 'UTC' })).toEqual({
      list: 'transactions',
      form: 'sheet',
      locale: 'pt-BR',
      zone: 'UTC',
      search: 'dateFrom=2026-11-26T03%3A00%3A00.000Z&status=COMPLETED&name=Jo%C3%A3o',
      columns: ['createdAt', 'type', 'party', 'clientReference', 'virtualAccount', 'status', 'amount'],
      filters: [],
    });
  });

  it('says the filters in force as their chips say them', () => {
    const filters = [
      { kind: 'text', name: 'name', label: 'Nome', value: 'João', apply: () => {} },
      { kind: 'text', name: 'reference', label: 'Referência', value: null, apply: () => {} },
    ] as const;
    const source = { list: 'transactions', table: 'transactions', columns: [], query: {}, filters } as const;
    expect(exportOrder(source, {}, 'machine', { locale: 'en', zone: 'UTC' }).filters).toEqual([{ label: 'Nome', text: 'João' }]);
  });
});
