'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { CardChargeAmount } from '@/components/card/card-charge-amount';
import { CardChargeBadge } from '@/components/card/card-charge-badge';
import { CardProblem } from '@/components/card/card-problem';
import { RecordPage } from '@/components/record-page/record-page';
import { Summary } from '@/components/ui/data/summary';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useFollow } from '@/lib/client/query/use-follow';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { cardCharges } from '@/lib/contracts/card/card-charges';
import { operations } from '@/lib/contracts/office/operations';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { cardName, payerName } from '@/lib/domain/card/card-charge-names';
import { cardChargeState } from '@/lib/domain/card/card-charge-state';
import { formatCents } from '@/lib/format/money/currency';
import { Chargebacks } from './chargebacks';
import { CustomerFacts } from './customer-facts';
import { PaymentFacts } from './payment-facts';
import { RecordFacts } from './record-facts';
import { ReversalButton } from './reversal-button';
import { ChargeTimeline } from './timeline';

type Rights = { mayReverse: boolean; seesOperations: boolean };

export function CardChargeDetail({ id, rights }: { id: string; rights: Rights }) {
  const t = useTranslations('cardCharge');
  const reading = useEndpointQuery(cardCharges.read, { params: { chargeId: id } });
  useFollow(reading, reading.data !== undefined && underWay.has(cardChargeState(reading.data)));
  return (
    <RecordPage
      list={listPlace('cardCharges')}
      id={id}
      reading={reading}
      words={{ back: t('back'), notFoundTitle: t('notFoundTitle'), notFoundText: t('notFoundText') }}
      problem={<CardProblem reading={reading} />}
      skeleton={<Skeleton shape="facts" className="h-[520px] w-full" />}
      notesAs="card-charge"
    >
      {(charge) => <Found charge={charge} rights={rights} readAgain={() => reading.refetch()} />}
    </RecordPage>
  );
}

function Found({ charge, rights, readAgain }: { charge: CardCharge; rights: Rights; readAgain: () => void }) {
  const t = useTranslations('cardCharge');
  const locale = useLocale();
  const query = { transactionId: charge.id, kind: ownKinds, page: 1, limit: 50 };
  const own = useEndpointQuery(operations.list, { query }, { enabled: rights.seesOperations });
  const { currency = null, reversedAmount } = charge.creditCardPayment ?? {};
  const values = { amount: reversedAmount ? formatCents(reversedAmount, locale, currency) : '' };
  const meaning = meanings.find((known) => known === cardChargeState(charge));
  return (
    <>
      <Summary
        kind={t('kind')}
        icon="card"
        amount={<CardChargeAmount charge={charge} size="big" />}
        badge={<CardChargeBadge charge={charge} />}
        sentence={[payerName(charge), cardName(charge), meaning && t(`meaning.${meaning}`, values)].filter(Boolean).join(' · ')}
        actions={<ReversalButton charge={charge} mayReverse={rights.mayReverse} readAgain={readAgain} />}
      />
      <div className="grid gap-8 pt-5 lg:grid-cols-[1fr_312px] print:grid-cols-[1fr_232px] print:[zoom:0.82]">
        <div className="min-w-0">
          <Chargebacks charge={charge} />
          <PaymentFacts charge={charge} />
          <CustomerFacts charge={charge} />
          <RecordFacts charge={charge} />
        </div>
        <div className="lg:border-l lg:border-line lg:pl-8 print:border-l print:border-line print:pl-5">
          <ChargeTimeline charge={charge} operations={own.data?.items ?? []} />
        </div>
      </div>
    </>
  );
}

/** States whose word alone is often misread. */
const meanings = ['AUTHORIZED', 'DENIED', 'PENDING', 'REVERSING', 'REVERSED_SAME_DAY', 'VOIDED'] as const;

/** States the issuer or the acquirer still has to end. */
const underWay = new Set(['PENDING', 'REVERSING']);

/** What was asked for here: the charge itself and its reversals. */
const ownKinds = ['cardCharges.create', 'cardCharges.reverse'] as const;
