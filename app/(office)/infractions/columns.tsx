'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Column } from '@/components/data-table/column';
import { InfractionBadge } from '@/components/infraction/infraction-badge';
import { useReason } from '@/components/infraction/use-reason';
import { Money } from '@/components/transaction/money';
import { useReader } from '@/lib/client/use-reader';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money';

export type Listed = RecordOf<'infractions.list'>['items'][number];

/** `claimant` and `amount` stand in the transaction of the record. */
type InfractionColumn = Column<Listed, 'claimant' | 'amount'>;

export function useInfractionColumns(): readonly InfractionColumn[] {
  const t = useTranslations('infractions');
  const tApp = useTranslations('app');
  const reader = useReader();
  const reason = useReason();
  return useMemo(() => {
    const none = <span className="text-faint">{tApp('none')}</span>;
    const at = (instant: string | null) => (instant ? <span className="numbers">{formatDateTime(instant, reader)}</span> : none);
    return [
      { id: 'reportedAt', header: t('columns.reportedAt'), width: 'w-[156px]', cell: (row) => at(row.reportedAt ?? row.createdAt) },
      { id: 'claimant', header: t('columns.claimant'), cell: (row) => row.transaction.payerName ?? t('unknownName') },
      { id: 'type', header: t('columns.reason'), width: 'w-[150px]', optional: true, cell: (row) => reason(row.type) },
      {
        id: 'protocol',
        header: t('columns.protocol'),
        width: 'w-[124px]',
        optional: true,
        startsHidden: true,
        cell: (row) => (row.protocol ? <span className="mono text-muted">{row.protocol}</span> : none),
      },
      { id: 'expiresAt', header: t('columns.until'), width: 'w-[138px]', optional: true, cell: (row) => at(row.expiresAt) },
      {
        id: 'status',
        header: t('columns.status'),
        width: 'w-[220px]',
        cell: (row) => <InfractionBadge status={row.status} analysisResult={row.analysisResult} />,
      },
      {
        id: 'amount',
        header: t('columns.sum'),
        width: 'w-[116px]',
        align: 'end',
        cell: (row) => <Money value={row.transaction.amount ?? toReais(0)} />,
      },
    ];
  }, [t, tApp, reader, reason]);
}
