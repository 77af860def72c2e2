'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTypeColumns } from '@/app/(office)/use-type-columns';
import type { Column } from '@/components/data-table/column';
import { TypeLabel } from '@/components/transaction/type-label';
import type { Transaction } from '@/lib/contracts/shapes';

type WithdrawalColumn = Column<Transaction, 'party'>;

export function useWithdrawalColumns(): readonly WithdrawalColumn[] {
  const t = useTranslations('withdrawals.columns');
  const { createdAt, party, clientReference, virtualAccount, status, amount } = useTypeColumns('withdrawals');
  return useMemo(() => {
    const type: WithdrawalColumn = {
      id: 'type',
      header: t('type'),
      width: 'w-[126px]',
      optional: true,
      cell: (row) => <TypeLabel transaction={row} />,
    };
    return [createdAt, type, party, clientReference, virtualAccount, status, amount];
  }, [t, createdAt, party, clientReference, virtualAccount, status, amount]);
}
