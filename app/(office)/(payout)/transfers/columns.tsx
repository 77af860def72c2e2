'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTypeColumns } from '@/app/(office)/use-type-columns';
import type { Column } from '@/components/data-table/column';
import { Icon } from '@/components/ui/icon';
import type { Transaction } from '@/lib/contracts/shapes';
import { comesIn } from '@/lib/contracts/transaction-party';

type TransferColumn = Column<Transaction, 'party'>;

export function useTransferColumns(): readonly TransferColumn[] {
  const t = useTranslations('transfers.columns');
  const { createdAt, party, clientReference, status, amount } = useTypeColumns('transfers');
  return useMemo(() => {
    const way: TransferColumn = {
      id: 'type',
      header: t('way'),
      width: 'w-[120px]',
      cell: (row) => (
        <span className="inline-flex items-center gap-2 text-muted">
          <Icon name={comesIn(row) ? 'arrow-in' : 'arrow-out'} size={14} />
          {t(comesIn(row) ? 'received' : 'sent')}
        </span>
      ),
    };
    const account: TransferColumn = {
      id: 'receiverAccountNumber',
      header: t('account'),
      width: 'w-[110px]',
      cell: (row) => <span className="numbers">{row[comesIn(row) ? 'payerAccountNumber' : 'receiverAccountNumber']}</span>,
    };
    return [createdAt, way, party, clientReference, account, status, amount];
  }, [t, createdAt, party, clientReference, status, amount]);
}
