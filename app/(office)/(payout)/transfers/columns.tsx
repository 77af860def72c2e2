'use client';

import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { comesIn } from '@/components/transaction/transaction-kind';
import { Icon } from '@/components/ui/icon';
import type { Transaction } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

/** `party` is made by us; every other column is a field of the contract's record. */
export function useTransferColumns(): readonly Column<Transaction, 'party'>[] {
  const t = useTranslations('transfers.columns');
  const tApp = useTranslations('app');
  const locale = useLocale();
  return useMemo(() => {
    const none = <span className="text-faint">{tApp('none')}</span>;
    return [
      {
        id: 'createdAt',
        header: t('createdAt'),
        width: 'w-[149px]',
        sorted: 'descending',
        cell: (row) => <span className="numbers">{formatDateTime(row.createdAt, locale)}</span>,
      },
      {
        id: 'type',
        header: t('way'),
        width: 'w-[120px]',
        cell: (row) => (
          <span className="inline-flex items-center gap-2 text-muted">
            <Icon name={comesIn(row) ? 'arrow-in' : 'arrow-out'} size={14} />
            {t(comesIn(row) ? 'received' : 'sent')}
          </span>
        ),
      },
      { id: 'party', header: t('party'), cell: (row) => <Party transaction={row} /> },
      {
        id: 'clientReference',
        header: t('clientReference'),
        width: 'w-[190px]',
        optional: true,
        cell: (row) => (row.clientReference ? <span className="mono text-muted">{row.clientReference}</span> : none),
      },
      {
        id: 'receiverAccountNumber',
        header: t('account'),
        width: 'w-[110px]',
        cell: (row) => <span className="numbers">{row[comesIn(row) ? 'payerAccountNumber' : 'receiverAccountNumber'] ?? none}</span>,
      },
      { id: 'status', header: t('status'), width: 'w-[172px]', cell: (row) => <StatusBadge status={row.status} /> },
      { id: 'amount', header: t('amount'), width: 'w-[120px]', align: 'end', cell: (row) => <TransactionAmount transaction={row} /> },
    ];
  }, [t, tApp, locale]);
}
