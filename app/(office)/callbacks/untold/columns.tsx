'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { StatusBadge } from '@/components/transaction/status-badge';
import { useReader } from '@/lib/client/use-reader';
import type { Untold } from '@/lib/contracts/untold.shape';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { UntoldBadge } from './untold-badge';

export function useUntoldColumns(): readonly Column<Untold>[] {
  const t = useTranslations('untold.columns');
  const tDelivery = useTranslations('callback');
  const tApp = useTranslations('app');
  const reader = useReader();
  return useMemo(() => {
    const none = <span className="text-faint">{tApp('none')}</span>;
    return [
      {
        id: 'changedAt',
        header: t('changedAt'),
        width: 'w-[172px]',
        cell: (row) => <span className="numbers">{formatDateTimeSeconds(row.changedAt, reader)}</span>,
      },
      { id: 'kind', header: t('kind'), width: 'w-[220px]', cell: (row) => <UntoldBadge row={row} /> },
      {
        id: 'status',
        header: t('status'),
        width: 'w-[180px]',
        cell: (row) => (row.status ? <StatusBadge status={row.status} /> : none),
      },
      {
        id: 'transactionId',
        header: t('transactionId'),
        cell: (row) => <span className="mono block truncate text-muted">{row.transactionId}</span>,
      },
      {
        id: 'answered',
        header: t('answered'),
        width: 'w-[120px]',
        cell: (row) => (row.kind === 'never' ? none : <span className="mono">{row.answered ?? tDelivery('noAnswer')}</span>),
      },
      {
        id: 'attempts',
        header: t('attempts'),
        width: 'w-[100px]',
        align: 'end',
        cell: (row) => <span className="numbers">{row.attempts}</span>,
      },
    ];
  }, [t, tDelivery, tApp, reader]);
}
