'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { OutcomeBadge } from '@/components/callback/outcome-badge';
import type { Column } from '@/components/data-table/column';
import { StatusBadge } from '@/components/transaction/status-badge';
import { Tag } from '@/components/ui/tag';
import { useReader } from '@/lib/client/use-reader';
import type { Resend } from '@/lib/contracts/resends.shape';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { RowState } from './row-state';

export function useResendColumns(): readonly Column<Resend['rows'][number]>[] {
  const t = useTranslations('resend');
  const tApp = useTranslations('app');
  const reader = useReader();
  return useMemo(
    () => [
      {
        id: 'changedAt',
        header: t('columns.changedAt'),
        width: 'w-[172px]',
        cell: (row) => <span className="numbers">{formatDateTimeSeconds(row.changedAt, reader)}</span>,
      },
      {
        id: 'transactionId',
        header: t('columns.transactionId'),
        cell: (row) => <span className="mono block truncate text-muted">{row.transactionId}</span>,
      },
      {
        id: 'status',
        header: t('columns.status'),
        width: 'w-[172px]',
        cell: (row) => (row.status ? <StatusBadge status={row.status} /> : <span className="text-faint">{tApp('none')}</span>),
      },
      {
        id: 'outcome',
        header: t('columns.outcome'),
        width: 'w-[210px]',
        cell: (row) => (
          <span className="inline-flex items-center gap-2">
            <OutcomeBadge outcome={row.outcome} />
            {row.known && (
              <Tag tone="amber" icon="info">
                {t('twice')}
              </Tag>
            )}
          </span>
        ),
      },
      {
        id: 'attempts',
        header: t('columns.attempts'),
        width: 'w-[100px]',
        align: 'end',
        cell: (row) => <span className="numbers">{row.attempts}</span>,
      },
      { id: 'state', header: t('columns.state'), width: 'w-[190px]', cell: (row) => <RowState row={row} /> },
    ],
    [t, tApp, reader],
  );
}
