'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PartProblem, useReadAt } from '@/components/feedback/part-problem';
import { readProblemOf } from '@/components/feedback/query-problem';
import { latestCount, latestQuery } from '@/components/needs/latest-query';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { TypeLabel } from '@/components/transaction/type-label';
import { PageLink } from '@/components/ui/action/page-link';
import { TextLink } from '@/components/ui/action/text-link';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { formatDateTime } from '@/lib/format/date-text';

/** The newest transactions of the last days, each leading to its page. */
export function Latest({ mayCharge }: { mayCharge: boolean }) {
  const t = useTranslations('overview');
  const settings = useDisplaySettings();
  const [now] = useState(() => new Date(serverNow()));
  const reading = useEndpointQuery(transactions.list, { query: latestQuery(now, settings.zone) });
  const rows = reading.data?.items;
  const unreadable = reading.data?.unreadable?.length ?? 0;
  const readAt = useReadAt(reading);
  return (
    <Card
      title={t('latest')}
      meta={readAt && t('readAt', { time: readAt })}
      action={<TextLink href="/transactions">{t('seeAll')}</TextLink>}
      flush
    >
      {!rows && readProblemOf(reading) && (
        <div className="p-4">
          <PartProblem reading={reading} />
        </div>
      )}
      {!rows && !readProblemOf(reading) && <RowsSkeleton />}
      {rows?.length === 0 && unreadable === 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 text-muted">
          {t(mayCharge ? 'firstStep' : 'noTransactions')}
          {mayCharge && <TextLink href="/charges/new">{t('firstCharge')}</TextLink>}
        </p>
      )}
      <ul className={clsx(readAt && 'opacity-60')}>
        {rows?.map((row) => (
          <li key={row.id} className="border-b border-line last:border-0">
            <PageLink
              href={`/transactions/${row.id}`}
              className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5 text-cell hover:bg-hover md:h-9 md:grid-cols-[148px_126px_1fr_112px_172px_112px] md:py-0"
            >
              <span className="numbers max-md:order-3 max-md:text-meta max-md:text-muted">{formatDateTime(row.createdAt, settings)}</span>
              <span className="flex max-md:hidden">
                <TypeLabel transaction={row} />
              </span>
              <span className="min-w-0 max-md:order-1">
                <Party transaction={row} />
              </span>
              <span className="mono truncate text-muted max-md:hidden">{row.clientReference}</span>
              <span className="max-md:order-4 max-md:justify-self-end">
                <StatusBadge status={row.status} />
              </span>
              <span className="text-right max-md:order-2">
                <TransactionAmount transaction={row} />
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {unreadable > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-cell text-muted">
          {t('unreadable', { count: unreadable })}
          <TextLink href="/transactions">{t('unreadableSee')}</TextLink>
        </p>
      )}
    </Card>
  );
}

/** As many rows as come, in their columns. */
function RowsSkeleton() {
  return Array.from({ length: latestCount }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without anything of their own
    <div key={row} className="flex h-9 items-center gap-x-3 border-b border-line px-4 last:border-0">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-4 w-24 max-md:hidden" />
      <Skeleton className="h-4 flex-1" />
      <Skeleton className="h-4 w-24 max-md:hidden" />
      <Skeleton className="h-4 w-20" />
    </div>
  ));
}
