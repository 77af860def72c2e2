'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { useReader } from '@/lib/client/use-reader';
import type { Transaction } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

/** `party` is made by us; every other column is a field of the contract's record. */
type TypeColumn = Column<Transaction, 'party'>;

type Name = 'createdAt' | 'party' | 'clientReference' | 'virtualAccount' | 'status' | 'amount';

/** The columns that lists of one type have in common, under the words of the list. */
export function useTypeColumns(list: 'charges' | 'withdrawals' | 'transfers'): Readonly<Record<Name, TypeColumn>> {
  const t = useTranslations(`${list}.columns`);
  const tApp = useTranslations('app');
  const reader = useReader();
  return useMemo(() => {
    const none = <span className="text-faint">{tApp('none')}</span>;
    return {
      createdAt: {
        id: 'createdAt',
        header: t('createdAt'),
        width: 'w-[156px]',
        sorted: 'descending',
        cell: (row) => <span className="numbers">{formatDateTime(row.createdAt, reader)}</span>,
      },
      party: { id: 'party', header: t('party'), cell: (row) => <Party transaction={row} /> },
      clientReference: {
        id: 'clientReference',
        header: t('clientReference'),
        width: 'w-[190px]',
        optional: true,
        cell: (row) => (row.clientReference ? <span className="mono text-muted">{row.clientReference}</span> : none),
      },
      virtualAccount: {
        id: 'virtualAccount',
        header: t('virtualAccount'),
        width: 'w-[120px]',
        optional: true,
        startsHidden: true,
        cell: (row) => row.virtualAccount ?? none,
      },
      status: { id: 'status', header: t('status'), width: 'w-[172px]', cell: (row) => <StatusBadge status={row.status} /> },
      amount: {
        id: 'amount',
        header: t('amount'),
        width: 'w-[120px]',
        align: 'end',
        cell: (row) => <TransactionAmount transaction={row} />,
      },
    };
  }, [t, tApp, reader]);
}
