'use client';

import { useTranslations } from 'use-intl';
import { DeliveryState } from '@/components/callback/delivery-state';
import type { Columns } from '@/components/data-table/column';
import { ShortId } from '@/components/data-table/short-id';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import { StatusBadge } from '@/components/transaction/status-badge';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { answeredAt, type Delivery, deliveredStatus } from '@/lib/domain/delivered-status';
import { isOwnInbox } from '@/lib/domain/delivery-outcome';
import { formatTimeSeconds } from '@/lib/format/date-text';
import { callbackList } from '@/lib/lists/callbacks/callbacks';

const cells: Cells<Delivery, keyof typeof callbackList.columns> = {
  outcome: (row) => <DeliveryState delivery={row} />,
  // A missing answer is shown by the outcome.
  status: (row) => row.status !== null && <Answer status={row.status} />,
  sentStatus: (row) => {
    const status = deliveredStatus(row);
    return status && <StatusBadge status={status} />;
  },
  transactionId: (row) => row.transactionId && <TransactionId value={row.transactionId} />,
  url: (row) => row.url && <Destination url={row.url} />,
  answeredAt: (row) => {
    const at = answeredAt(row);
    return at && <Time at={at} />;
  },
  responseTime: (row) => row.responseTime !== null && <ResponseTime time={row.responseTime} />,
};

export function useDeliveryColumns(): Columns<Delivery> {
  return useColumns(callbackList, cells);
}

/** Without the scheme, which is the same everywhere, so that what differs fits. */
function Destination({ url }: { url: string }) {
  const t = useTranslations('callback');
  return (
    <span className="mono block truncate text-muted" title={url}>
      {isOwnInbox(url) ? t('ownInbox') : url.replace(/^https?:\/\//, '')}
    </span>
  );
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
