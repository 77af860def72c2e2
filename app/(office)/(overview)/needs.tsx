'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { toAnswer, useQueue } from '@/components/infraction/use-queue';
import { TextLink } from '@/components/ui/action/text-link';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-paths';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
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
  const unsettled = useUnsettled(seesOperations);
  const disputes = toAnswer(useQueue(seesInfractions).data?.items ?? []);
  const readings = { errors: useNeed('errors'), refunds: useNeed('refunds'), withdrawals: useNeed('withdrawals') };
  const waiting = order.some((kind) => readings[kind].isPending);
  const some = order.filter((kind) => (readings[kind].data?.items.length ?? 0) > 0);
  return (
    <Card title={t('needs')} flush>
      {waiting && <Skeleton className="m-4 h-32" />}
      {!waiting && some.length === 0 && !unsettled && disputes.length === 0 && <p className="p-4 text-muted">{t('needsNothing')}</p>}
      <ul>
        {disputes.length > 0 && <InfractionsNeed waiting={disputes} />}
        {unsettled && <OperationsNeed unsettled={unsettled} />}
        {some.map((kind) => (
          <Need key={kind} kind={kind} reading={readings[kind]} />
        ))}
      </ul>
    </Card>
  );
}

function useNeed(kind: Kind) {
  const [now] = useState(() => new Date());
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
