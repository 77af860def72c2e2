'use client';

import { useTranslations } from 'use-intl';
import type { CardCharge } from '@/app/(office)/card/card-charge';
import { CardChargeAmount } from '@/app/(office)/card/card-charge-amount';
import { CardChargeBadge } from '@/app/(office)/card/card-charge-badge';
import { CardProblem } from '@/app/(office)/card/card-problem';
import { Empty } from '@/components/feedback/empty';
import { readProblemOf } from '@/components/feedback/query-problem';
import { DetailHeader } from '@/components/shell/detail-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { ButtonLink } from '@/components/ui/button-link';
import { Skeleton } from '@/components/ui/skeleton';
import { Summary } from '@/components/ui/summary';
import { useTrail } from '@/lib/client/list-trail';
import { useRead } from '@/lib/client/use-read';
import { cardName, payerName } from '@/lib/contracts/card-charge-names';
import { cardChargeState } from '@/lib/contracts/card-charge-state';
import { cardCharges } from '@/lib/contracts/card-charges';
import { Chargebacks } from './chargebacks';
import { CustomerFacts } from './customer-facts';
import { PaymentFacts } from './payment-facts';
import { RecordFacts } from './record-facts';
import { ReversalAct } from './reversal-act';

export function CardChargeDetail({ id, mayReverse }: { id: string; mayReverse: boolean }) {
  const t = useTranslations('cardCharge');
  const reading = useRead(cardCharges.read, { params: { chargeId: id } });
  const found = readProblemOf(reading);
  const trail = useTrail('card-charges', id);
  const neighbour = (other: string | null | undefined) => other && `/card/charges/${other}`;
  return (
    <>
      <DetailHeader
        back={{ href: trail.href ?? '/card/charges', label: t('back') }}
        meta={useFreshness(reading)}
        previous={neighbour(trail.previous)}
        next={neighbour(trail.next)}
      />
      <div className="px-4 pb-8 sm:px-6">
        {reading.data?.id === id ? (
          <Found key={id} charge={reading.data} mayReverse={mayReverse} readAgain={() => reading.refetch()} />
        ) : found?.problem.statusCode === 404 ? (
          <Empty title={t('notFoundTitle')} action={<ButtonLink href="/card/charges">{t('back')}</ButtonLink>}>
            {t('notFoundText')}
          </Empty>
        ) : found ? (
          <CardProblem reading={reading} />
        ) : (
          <Skeleton className="h-[520px] w-full" />
        )}
      </div>
    </>
  );
}

function Found({ charge, ...act }: { charge: CardCharge; mayReverse: boolean; readAgain: () => void }) {
  const t = useTranslations('cardCharge');
  const meaning = meanings.find((known) => known === cardChargeState(charge));
  return (
    <>
      <Summary
        kind={t('kind')}
        icon="card"
        amount={<CardChargeAmount charge={charge} size="big" />}
        badge={<CardChargeBadge charge={charge} />}
        sentence={[payerName(charge), cardName(charge), meaning && t(`meaning.${meaning}`)].filter(Boolean).join(' · ')}
        actions={<ReversalAct charge={charge} {...act} />}
      />
      <div className="pt-5">
        <Chargebacks charge={charge} />
        <PaymentFacts charge={charge} />
        <CustomerFacts charge={charge} />
        <RecordFacts charge={charge} />
      </div>
    </>
  );
}

/** States whose word alone is often misread. */
const meanings = ['AUTHORIZED', 'DENIED', 'PENDING', 'REVERSING', 'VOIDED'] as const;
