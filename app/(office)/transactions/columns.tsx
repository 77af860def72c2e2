'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { ShortId } from '@/components/data-table/short-id';
import { Money } from '@/components/transaction/money';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { TypeLabel } from '@/components/transaction/type-label';
import type { Transaction } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

/** `party` is ours; every other column is a field of the contract's record, or does not compile. */
type ColumnId = keyof Transaction | 'party';

export function useTransactionColumns(): readonly Column<Transaction>[] {
  const t = useTranslations('transactions');
  const tApp = useTranslations('app');
  const locale = useLocale();
  const none = <span className="text-faint">{tApp('none')}</span>;
  const column = (id: ColumnId, rest: Omit<Column<Transaction>, 'id' | 'header'>) => ({
    id,
    header: t(`columns.${headerOf(id)}`),
    ...rest,
  });
  return [
    column('createdAt', {
      width: 'w-[149px]',
      sorted: 'descending',
      cell: (row) => <span className="numbers">{formatDateTime(row.createdAt, locale)}</span>,
    }),
    column('type', { width: 'w-[126px]', cell: (row) => <TypeLabel transaction={row} /> }),
    column('party', { cell: (row) => <Party transaction={row} /> }),
    column('clientReference', {
      width: 'w-[107px]',
      optional: true,
      cell: (row) => (row.clientReference ? <span className="mono text-muted">{row.clientReference}</span> : none),
    }),
    column('virtualAccount', { width: 'w-[110px]', optional: true, startsHidden: true, cell: (row) => row.virtualAccount ?? none }),
    column('endToEndId', {
      width: 'w-[110px]',
      optional: true,
      cell: (row) => (row.endToEndId ? <ShortId value={row.endToEndId} what="E2E" /> : none),
    }),
    column('status', { width: 'w-[172px]', cell: (row) => <StatusBadge status={row.status} /> }),
    column('serviceFeeCharged', {
      width: 'w-[104px]',
      align: 'end',
      optional: true,
      startsHidden: true,
      cell: (row) => (row.serviceFeeCharged ? <Money value={row.serviceFeeCharged} /> : none),
    }),
    column('amount', { width: 'w-[120px]', align: 'end', cell: (row) => <TransactionAmount transaction={row} /> }),
  ];
}

const headers = [
  'createdAt',
  'type',
  'party',
  'clientReference',
  'virtualAccount',
  'endToEndId',
  'status',
  'serviceFeeCharged',
  'amount',
] as const;

function headerOf(id: ColumnId) {
  const header = headers.find((known) => known === id);
  if (!header) throw new RangeError(`the column ${id} has no header`);
  return header;
}
