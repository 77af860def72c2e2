'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { ShortId } from '@/components/data-table/short-id';
import { Money } from '@/components/transaction/money';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { TypeLabel } from '@/components/transaction/type-label';
import { useReader } from '@/lib/client/use-reader';
import type { Transaction } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

/** `party` is made of several fields; every other column is one of the contract's record. */
type TransactionColumn = Column<Transaction, 'party'>;

export function useTransactionColumns(): readonly TransactionColumn[] {
  const t = useTranslations('transactions.columns');
  const tApp = useTranslations('app');
  const reader = useReader();
  return useMemo(() => {
    const none = <span className="text-faint">{tApp('none')}</span>;
    return [
      {
        id: 'createdAt',
        header: t('createdAt'),
        width: 'w-[156px]',
        sorted: 'descending',
        cell: (row) => <span className="numbers">{formatDateTime(row.createdAt, reader)}</span>,
      },
      { id: 'type', header: t('type'), width: 'w-[126px]', cell: (row) => <TypeLabel transaction={row} /> },
      { id: 'party', header: t('party'), cell: (row) => <Party transaction={row} /> },
      {
        id: 'clientReference',
        header: t('clientReference'),
        width: 'w-[107px]',
        optional: true,
        cell: (row) => (row.clientReference ? <span className="mono text-muted">{row.clientReference}</span> : none),
      },
      {
        id: 'virtualAccount',
        header: t('virtualAccount'),
        width: 'w-[110px]',
        optional: true,
        startsHidden: true,
        cell: (row) => row.virtualAccount ?? none,
      },
      {
        id: 'endToEndId',
        header: t('endToEndId'),
        width: 'w-[110px]',
        optional: true,
        cell: (row) => (row.endToEndId ? <ShortId value={row.endToEndId} what="E2E" /> : none),
      },
      { id: 'status', header: t('status'), width: 'w-[172px]', cell: (row) => <StatusBadge status={row.status} /> },
      {
        id: 'serviceFeeCharged',
        header: t('serviceFeeCharged'),
        width: 'w-[104px]',
        align: 'end',
        optional: true,
        startsHidden: true,
        cell: (row) => (row.serviceFeeCharged ? <Money value={row.serviceFeeCharged} /> : none),
      },
      { id: 'amount', header: t('amount'), width: 'w-[120px]', align: 'end', cell: (row) => <TransactionAmount transaction={row} /> },
    ];
  }, [t, tApp, reader]);
}
