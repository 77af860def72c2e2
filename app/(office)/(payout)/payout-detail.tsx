'use client';

import { useTranslations } from 'use-intl';
import { finders } from '@/app/(office)/finders';
import { useFollow } from '@/components/charge/use-follow';
import { Empty } from '@/components/feedback/empty';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { DetailHeader } from '@/components/shell/detail-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { typeIcon } from '@/components/transaction/type-label';
import { ButtonLink } from '@/components/ui/button-link';
import { Skeleton } from '@/components/ui/skeleton';
import { Summary } from '@/components/ui/summary';
import { useTrail } from '@/lib/client/list-trail';
import { useRead } from '@/lib/client/use-read';
import { operations } from '@/lib/contracts/operations';
import type { Transaction } from '@/lib/contracts/shapes';
import { comesIn, partyName } from '@/lib/contracts/transaction-party';
import { PayoutActs, type Rights } from './payout-acts';
import { PayoutFacts } from './payout-facts';
import { payoutQuery } from './payout-query';
import { PayoutStage } from './payout-stage';

type PayoutDetailProps = { of: 'withdrawals' | 'transfers'; id: string; rights: Rights };

/** One withdrawal or transfer: its state follows what the service tells, and is read again while it may still change. */
export function PayoutDetail({ of, id, rights }: PayoutDetailProps) {
  const t = useTranslations(of === 'withdrawals' ? 'withdrawal' : 'transfer');
  const reading = useRead(finders[of], { query: { id } });
  const found = readProblemOf(reading);
  const trail = useTrail(of, id);
  useFollow(reading, reading.data?.status === 'PENDING');
  const neighbour = (other: string | null | undefined) => other && `/${of}/${other}`;
  return (
    <>
      <DetailHeader
        back={{ href: trail.href ?? `/${of}`, label: t('back') }}
        meta={useFreshness(reading)}
        previous={neighbour(trail.previous)}
        next={neighbour(trail.next)}
      />
      <div className="px-4 pb-8 sm:px-6">
        {reading.data?.id === id ? (
          <Found key={id} of={of} payout={reading.data} rights={rights} />
        ) : found?.problem.statusCode === 404 ? (
          <Empty heading="h1" title={t('notFoundTitle')} action={<ButtonLink href={`/${of}`}>{t('back')}</ButtonLink>}>
            {t('notFoundText')}
          </Empty>
        ) : found ? (
          <QueryProblem reading={reading} />
        ) : (
          <Skeleton className="h-[420px] w-full" />
        )}
      </div>
    </>
  );
}

function Found({ of, payout, rights }: { of: PayoutDetailProps['of']; payout: Transaction; rights: Rights }) {
  const t = useTranslations(of === 'withdrawals' ? 'withdrawal' : 'transfer');
  const acts = useRead(operations.list, { query: payoutQuery(payout.id) }, { staleTime: 60_000 });
  const operation = acts.isPlaceholderData ? null : (acts.data?.items[0] ?? null);
  const told = comesIn(payout) ? payout.payerName : payout.receiverName;
  const name = told ?? operation?.holder?.name ?? partyName(payout);
  const bold = (words: React.ReactNode) => <span className="font-medium text-ink">{words}</span>;
  return (
    <>
      <Summary
        kind={t('kind')}
        icon={typeIcon(of === 'withdrawals' ? 'WITHDRAW' : 'INTERNAL_TRANSFER')}
        amount={<TransactionAmount transaction={payout} size="big" />}
        badge={<StatusBadge status={payout.status} lead />}
        sentence={name && t.rich(comesIn(payout) ? 'from' : 'to', { name, b: bold })}
        actions={<PayoutActs of={of} payout={payout} rights={rights} />}
      />
      <div className="grid max-w-[760px] gap-5 pt-5">
        <PayoutStage payout={payout} />
        <PayoutFacts payout={payout} operation={operation} />
      </div>
    </>
  );
}
