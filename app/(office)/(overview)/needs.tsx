'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PartProblem, useReadAt } from '@/components/feedback/part-problem';
import { readProblemOf } from '@/components/feedback/query-problem';
import { toAnswer, useQueue } from '@/components/infraction/use-queue';
import { TextLink } from '@/components/ui/action/text-link';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-paths';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useEndpointQuery } from '@/lib/client/use-read';
import { searchFor } from '@/lib/contracts/address';
import { transactions } from '@/lib/contracts/pix/transactions';
import type { Transaction } from '@/lib/contracts/shapes';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { formatDateTime } from '@/lib/format/date-text';
import { type Reais, sumReais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import type { Period } from '@/lib/format/time/period';
import { InfractionsNeed } from './infractions-need';
import { periodInstants } from './latest-query';
import { OperationsNeed } from './operations-need';
import { useUnsettled } from './use-unsettled';

const most = 20;

const kinds = {
  errors: { filter: { status: ['ERROR'] }, period: 'last7', icon: 'triangle', look: 'bg-red-soft text-red' },
  refunds: { filter: { status: ['WAITING_FOR_REFUND'] }, period: 'last30', icon: 'circling-arrow', look: 'bg-amber-soft text-amber' },
  withdrawals: { filter: { status: ['PENDING'], type: ['WITHDRAW'] }, period: 'last7', icon: 'clock', look: 'bg-blue-soft text-blue' },
} as const satisfies Record<string, { filter: object; period: Period; icon: IconName; look: string }>;

type Kind = keyof typeof kinds;

/** What of a transaction is under way. What failed moved nothing, and what is not told is not summed. */
const underWay: Record<Kind, (row: Transaction) => Reais | null> = {
  errors: () => null,
  refunds: (row) => refundParts(row).total,
  withdrawals: ({ amount }) => amount,
};

const order = ['errors', 'refunds', 'withdrawals'] as const satisfies readonly Kind[];

/** What waits for a person, worst first: each with how many, how much, and where to look. */
export function Needs({ seesOperations, seesInfractions }: { seesOperations: boolean; seesInfractions: boolean }) {
  const t = useTranslations('overview');
  const operations = useUnsettled(seesOperations);
  const queue = useQueue(seesInfractions);
  const unsettled = operations.data && operations.data.items.length > 0 ? operations.data : null;
  const disputes = toAnswer(queue.data?.items ?? []);
  const readings = { errors: useNeed('errors'), refunds: useNeed('refunds'), withdrawals: useNeed('withdrawals') };
  const all = [...(seesInfractions ? [queue] : []), ...(seesOperations ? [operations] : []), ...order.map((kind) => readings[kind])];
  const failing = all.filter(readProblemOf);
  const unknown = failing.find(({ data }) => data === undefined);
  const oldest = failing.filter(({ data }) => data !== undefined).sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt)[0];
  const readAt = useReadAt(oldest ?? queue);
  const waiting = !unknown && all.some(({ isPending }) => isPending);
  const some = order.filter((kind) => (readings[kind].data?.items.length ?? 0) > 0);
  return (
    <Card title={t('needs')} meta={readAt && t('readAt', { time: readAt })} flush>
      {waiting && <NeedsSkeleton />}
      {unknown && (
        <div className="border-b border-line p-4 last:border-0">
          <PartProblem reading={unknown} />
        </div>
      )}
      {!waiting && !unknown && some.length === 0 && !unsettled && disputes.length === 0 && (
        <p className="p-4 text-muted">{t('needsNothing')}</p>
      )}
      <ul className={clsx(readAt && 'opacity-60')}>
        {disputes.length > 0 && <InfractionsNeed waiting={disputes} />}
        {unsettled && <OperationsNeed unsettled={unsettled} />}
        {some.map((kind) => (
          <Need key={kind} kind={kind} reading={readings[kind]} />
        ))}
      </ul>
    </Card>
  );
}

function NeedsSkeleton() {
  return [0, 1].map((row) => (
    <div key={row} className="flex gap-3 border-b border-line px-4 py-3.5 last:border-0">
      <Skeleton className="size-7 shrink-0" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-3 w-3/5" />
        <Skeleton className="h-4 w-20" />
      </div>
    </div>
  ));
}

function useNeed(kind: Kind) {
  const [now] = useState(() => new Date(serverNow()));
  const { zone } = useDisplaySettings();
  const { filter, period } = kinds[kind];
  return useEndpointQuery(transactions.list, { query: { ...filter, ...periodInstants(period, now, zone), page: 1, limit: most } });
}

function Need({ kind, reading }: { kind: Kind; reading: ReturnType<typeof useNeed> }) {
  const t = useTranslations('needs');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const { filter, period, icon, look } = kinds[kind];
  const { items, hasNext } = reading.data ?? { items: [], hasNext: false };
  const count = items.length;
  const amounts = items.map(underWay[kind]).filter((amount) => amount !== null);
  const sum = amounts.length === count ? sumReais(amounts) : null;
  const href = `/transactions${searchFor(transactions.list, filter)}&period=${period}`;
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3.5 last:border-0">
      <span className={`inline-flex size-7 shrink-0 items-center justify-center rounded-lg ${look}`}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{t(hasNext ? `${kind}Many` : kind, { count })}</p>
        <p className="numbers text-meta text-muted">
          {hasNext || sum === null
            ? items[0] && t('latestAt', { at: formatDateTime(items[0].createdAt, settings) })
            : t('sum', { amount: formatReais(sum, locale) })}
          {` · ${t(period)}`}
        </p>
        <TextLink href={href} className="text-cell">
          {t(`${kind}Action`)}
        </TextLink>
      </div>
    </li>
  );
}
