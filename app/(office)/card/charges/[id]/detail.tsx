'use client';

import { useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { CardChargeAmount } from '@/components/card/card-charge-amount';
import { CardChargeBadge } from '@/components/card/card-charge-badge';
import { CardProblem } from '@/components/card/card-problem';
import { RecordPage } from '@/components/record-page/record-page';
import { Summary } from '@/components/ui/data/summary';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/use-read';
import { cardCharges } from '@/lib/contracts/card/card-charges';
import { cardName, payerName } from '@/lib/domain/card/card-charge-names';
import { cardChargeState } from '@/lib/domain/card/card-charge-state';
import { cardChargeList } from '@/lib/lists/card-charges';
import { Chargebacks } from './chargebacks';
import { CustomerFacts } from './customer-facts';
import { PaymentFacts } from './payment-facts';
import { RecordFacts } from './record-facts';
import { ReversalButton } from './reversal-button';

export function CardChargeDetail({ id, mayReverse }: { id: string; mayReverse: boolean }) {
  const t = useTranslations('cardCharge');
  const reading = useEndpointQuery(cardCharges.read, { params: { chargeId: id } });
  return (
    <RecordPage
      list={cardChargeList}
      id={id}
      reading={reading}
      words={{ back: t('back'), notFoundTitle: t('notFoundTitle'), notFoundText: t('notFoundText') }}
      problem={<CardProblem reading={reading} />}
      skeleton={<Skeleton className="h-[520px] w-full" />}
    >
      {(charge) => <Found charge={charge} mayReverse={mayReverse} readAgain={() => reading.refetch()} />}
    </RecordPage>
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
        actions={<ReversalButton charge={charge} {...act} />}
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
