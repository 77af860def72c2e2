'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { TypeLabel } from '@/components/transaction/type-label';
import { PageLink } from '@/components/ui/action/page-link';
import { TextLink } from '@/components/ui/action/text-link';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useEndpointQuery } from '@/lib/client/use-read';
import { transactions } from '@/lib/contracts/pix/transactions';
import { formatDateTime } from '@/lib/format/date-text';
import { latestQuery } from './latest-query';

/** The newest transactions of the last days, each leading to its page. */
export function Latest() {
  const t = useTranslations('overview');
  const settings = useDisplaySettings();
  const [now] = useState(() => new Date());
  const reading = useEndpointQuery(transactions.list, { query: latestQuery(now, settings.zone) });
  const rows = reading.data?.items;
  return (
    <Card title={t('latest')} action={<TextLink href="/transactions">{t('seeAll')}</TextLink>} flush>
      {readProblemOf(reading) && (
        <div className="p-4">
          <QueryProblem reading={reading} />
        </div>
      )}
      {!rows && !readProblemOf(reading) && <Skeleton className="m-4 h-48" />}
      {rows?.length === 0 && <p className="p-4 text-muted">{t('noTransactions')}</p>}
      <ul>
        {rows?.map((row) => (
          <li key={row.id} className="border-b border-line last:border-0">
            <PageLink
              href={`/transactions/${row.id}`}
              className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5 text-cell hover:bg-hover md:h-9 md:grid-cols-[148px_126px_1fr_112px_172px_112px] md:py-0"
            >
              <span className="numbers max-md:order-3 max-md:text-meta max-md:text-muted">{formatDateTime(row.createdAt, settings)}</span>
              <span className="max-md:hidden">
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
    </Card>
  );
}
