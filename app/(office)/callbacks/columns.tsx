'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { OutcomeBadge } from '@/components/callback/outcome-badge';
import type { Column } from '@/components/data-table/column';
import { ShortId } from '@/components/data-table/short-id';
import { StatusBadge } from '@/components/transaction/status-badge';
import { useReader } from '@/lib/client/use-reader';
import { outcomeAmong } from '@/lib/contracts/delivery-outcome';
import { answeredAt, type Delivery, toldStatus } from '@/lib/contracts/told-status';
import { formatDateTimeSeconds, formatTimeSeconds } from '@/lib/format/date-text';

/** Columns that are made of several fields of a delivery. */
type Own = 'outcome' | 'told' | 'answeredAt';

export function useDeliveryColumns(rows: readonly Delivery[] | undefined): readonly Column<Delivery, Own>[] {
  const t = useTranslations('callbacks.columns');
  const tDelivery = useTranslations('callback');
  const tApp = useTranslations('app');
  const reader = useReader();
  return useMemo(() => {
    const none = <span className="text-faint">{tApp('none')}</span>;
    return [
      {
        id: 'createdAt',
        header: t('createdAt'),
        width: 'w-[172px]',
        cell: (row) => <span className="numbers">{formatDateTimeSeconds(row.createdAt, reader)}</span>,
      },
      { id: 'outcome', header: t('outcome'), width: 'w-[150px]', cell: (row) => <OutcomeBadge outcome={outcomeAmong(row, rows ?? [])} /> },
      {
        id: 'status',
        header: t('status'),
        width: 'w-[104px]',
        cell: (row) => <span className="mono">{row.status ?? tDelivery('noAnswer')}</span>,
      },
      {
        id: 'told',
        header: t('told'),
        width: 'w-[172px]',
        cell: (row) => {
          const status = toldStatus(row);
          return status ? <StatusBadge status={status} /> : none;
        },
      },
      {
        id: 'transactionId',
        header: t('transactionId'),
        width: 'w-[120px]',
        cell: (row) => (row.transactionId ? <ShortId value={row.transactionId} what={t('transactionId')} /> : none),
      },
      {
        id: 'url',
        header: t('url'),
        optional: true,
        cell: (row) => (row.url ? <span className="mono block truncate text-muted">{row.url}</span> : none),
      },
      {
        id: 'answeredAt',
        header: t('answeredAt'),
        width: 'w-[104px]',
        optional: true,
        cell: (row) => {
          const at = answeredAt(row);
          return at ? <span className="numbers">{formatTimeSeconds(at, reader)}</span> : none;
        },
      },
      {
        id: 'responseTime',
        header: t('responseTime'),
        width: 'w-[96px]',
        align: 'end',
        cell: (row) =>
          row.responseTime === null ? none : <span className="numbers">{tDelivery('milliseconds', { time: row.responseTime })}</span>,
      },
    ];
  }, [t, tDelivery, tApp, reader, rows]);
}
