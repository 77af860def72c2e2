'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { QueryProblem } from '@/components/feedback/query-problem';
import { Button } from '@/components/ui/action/button';
import type { Tone } from '@/components/ui/data/badge';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { takeFocus } from '@/components/ui/overlay/take-focus';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { cardCharges } from '@/lib/contracts/card/card-charges';
import type { RecordOf } from '@/lib/contracts/shapes';
import { cardName } from '@/lib/domain/card/card-charge-names';
import { cardChargeState } from '@/lib/domain/card/card-charge-state';
import { knownCardReason } from '@/lib/domain/card/card-reasons';
import { formatCents } from '@/lib/format/money/currency';

type CardCharge = RecordOf<'cardCharges.read'>;

type OutcomeProps = {
  chargeId: string;
  /** What the creation answered, when it did; read otherwise. */
  record: CardCharge | null;
  onOpen: () => void;
  /** `again` keeps the form's values for another card. */
  onNext: (again: boolean) => void;
};

const tones: Readonly<Record<string, Tone>> = { PAID: 'green', AUTHORIZED: 'green', DENIED: 'red', ABORTED: 'red' };
const known = ['NOT_FINISHED', 'AUTHORIZED', 'PAID', 'DENIED', 'VOIDED', 'REFUNDED', 'PENDING', 'ABORTED'] as const;
const explained = ['AUTHORIZED', 'DENIED', 'PENDING'] as const;

/** What became of a charge: paid, authorised, denied with its reason, or whatever else the issuer says. */
export function Outcome({ chargeId, record, onOpen, onNext }: OutcomeProps) {
  const t = useTranslations('cardEntry.outcome');
  const reading = useEndpointQuery(cardCharges.read, { params: { chargeId } }, { enabled: record === null });
  const charge = record ?? reading.data;
  if (!charge) return reading.isError ? <QueryProblem reading={reading} /> : <Skeleton className="h-32 w-full" />;
  const failed = tones[cardChargeState(charge)] === 'red';
  return (
    <section className="grid max-w-[560px] gap-4">
      <State charge={charge} />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onOpen}>
          {t('open')}
        </Button>
        <Button onClick={() => onNext(failed)}>{t(failed ? 'otherCard' : 'next')}</Button>
      </div>
    </section>
  );
}

function State({ charge }: { charge: CardCharge }) {
  const t = useTranslations('cardEntry.outcome');
  const tStatus = useTranslations('cardCharges.status');
  const tCharge = useTranslations('cardCharge');
  const locale = useLocale();
  const { creditCardPayment: payment } = charge;
  const state = cardChargeState(charge);
  const word = known.find((one) => one === state);
  const meaning = explained.find((one) => one === state);
  const denied = state === 'DENIED' || state === 'ABORTED';
  const reason = knownCardReason(payment?.reasonCode);
  const what = [formatCents(charge.amount, locale), cardName(charge)].filter(Boolean).join(' · ');
  return (
    <Note tone={tones[state] ?? 'blue'} icon={denied ? 'cross' : undefined} live>
      <h2 ref={takeFocus} tabIndex={-1} className="text-lead font-semibold outline-none">
        {word ? tStatus(word) : state}
      </h2>
      <p className="numbers">{what}</p>
      {meaning && <p>{t('meaning', { text: tCharge(`meaning.${meaning}`) })}</p>}
      {denied && (
        <>
          <p>
            {tCharge('payment.reason')}:{' '}
            {payment?.returnMessage ?? (reason ? tCharge(`payment.reasons.${reason}`) : (payment?.reasonMessage ?? t('noReason')))}
          </p>
          {typeof payment?.retryAllowed === 'boolean' && (
            <p>{t('retry', { text: tCharge(payment.retryAllowed ? 'payment.retryAllowed' : 'payment.retryForbidden') })}</p>
          )}
        </>
      )}
    </Note>
  );
}
