'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useTypeColumns } from '@/app/(office)/use-type-columns';
import { TimeLeft } from '@/components/charge/time-left';
import type { Column } from '@/components/data-table/column';
import type { Transaction } from '@/lib/contracts/shapes';

/** `party` and `end` are made by us; every other column is a field of the contract's record. */
type ChargeColumn = Column<Transaction, 'party' | 'end'>;

export function useChargeColumns(): readonly ChargeColumn[] {
  const t = useTranslations('charges.columns');
  const { createdAt, party, clientReference, virtualAccount, status, amount } = useTypeColumns('charges');
  return useMemo(() => {
    const end: ChargeColumn = { id: 'end', header: t('end'), width: 'w-[170px]', cell: (row) => <TimeLeft charge={row} /> };
    return [createdAt, party, clientReference, virtualAccount, end, status, amount];
  }, [t, createdAt, party, clientReference, virtualAccount, status, amount]);
}
