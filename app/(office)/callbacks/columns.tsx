'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { OutcomeBadge } from '@/components/callback/outcome-badge';
import type { Columns } from '@/components/data-table/column';
import { ShortId } from '@/components/data-table/short-id';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import { StatusBadge } from '@/components/transaction/status-badge';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { answeredAt, type Delivery, deliveredStatus } from '@/lib/domain/delivered-status';
import { outcomeAmong } from '@/lib/domain/delivery-outcome';
import { formatTimeSeconds } from '@/lib/format/date-text';
import { callbackList } from '@/lib/lists/callbacks/callbacks';

/** What a delivery came to is told by the rows together: a later one may have repeated it. */
export function useDeliveryColumns(rows: readonly Delivery[] | undefined): Columns<Delivery> {
  const cells = useMemo(
    (): Cells<Delivery, keyof typeof callbackList.columns> => ({
      outcome: (row) => <OutcomeBadge outcome={outcomeAmong(row, rows ?? [])} />,
      status: (row) => <Answer status={row.status} />,
      sentStatus: (row) => {
        const status = deliveredStatus(row);
        return status && <StatusBadge status={status} />;
      },
      transactionId: (row) => row.transactionId && <TransactionId value={row.transactionId} />,
      url: (row) => row.url && <span className="mono block truncate text-muted">{row.url}</span>,
      answeredAt: (row) => {
        const at = answeredAt(row);
        return at && <Time at={at} />;
      },
      responseTime: (row) => row.responseTime !== null && <ResponseTime time={row.responseTime} />,
    }),
    [rows],
  );
  return useColumns(callbackList, cells);
}

export function Answer({ status }: { status: number | null }) {
  const t = useTranslations('callback');
  return <span className="mono">{status ?? t('noAnswer')}</span>;
}

function TransactionId({ value }: { value: string }) {
  const t = useTranslations('callbacks.columns');
  return <ShortId value={value} what={t('transactionId')} />;
}

function Time({ at }: { at: Date }) {
  return <span className="numbers">{formatTimeSeconds(at, useDisplaySettings())}</span>;
}

function ResponseTime({ time }: { time: number }) {
  const t = useTranslations('callback');
  return <span className="numbers">{t('milliseconds', { time })}</span>;
}
