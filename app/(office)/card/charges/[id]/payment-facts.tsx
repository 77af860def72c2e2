'use client';

import { useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { CardMoney } from '@/components/card/card-money';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { cardChargeState } from '@/lib/domain/card/card-charge-state';
import { knownCardReason } from '@/lib/domain/card/card-reasons';
import { instalmentsOf } from '@/lib/format/card/instalments';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { toCents } from '@/lib/format/money/money';

type Payment = NonNullable<CardCharge['creditCardPayment']>;

/** How it was paid, what the issuer answered, and what went back. */
export function PaymentFacts({ charge }: { charge: CardCharge }) {
  const t = useTranslations('cardCharge.payment');
  const payment = charge.creditCardPayment;
  if (!payment) return null;
  return (
    <>
      <FactGroup title={t('title')}>
        <Facts>
          <Instalments charge={charge} payment={payment} />
          <Answer payment={payment} />
          {payment.authorizationCode && (
            <Fact term={t('authorizationCode')} mono>
              {payment.authorizationCode}
            </Fact>
          )}
          {payment.acquirerTransactionId && (
            <Fact term={t('acquirerTransactionId')} mono>
              <span className="break-all">{payment.acquirerTransactionId}</span>
            </Fact>
          )}
          {payment.currency && <Fact term={t('currency')}>{payment.currency}</Fact>}
          {payment.authenticate !== null && <Fact term={t('authenticate')}>{t(payment.authenticate ? 'yes' : 'no')}</Fact>}
        </Facts>
      </FactGroup>
      <Reversed charge={charge} payment={payment} />
      {payment.card && (
        <FactGroup title={t('card')}>
          <Facts>
            <Fact term={t('number')} mono>
              {payment.card.number}
            </Fact>
            {payment.card.brand && <Fact term={t('brand')}>{payment.card.brand}</Fact>}
            {payment.card.holder && <Fact term={t('holder')}>{payment.card.holder}</Fact>}
            {payment.card.expiration && <Fact term={t('expiration')}>{payment.card.expiration}</Fact>}
          </Facts>
        </FactGroup>
      )}
    </>
  );
}

function Instalments({ charge: { amount }, payment }: { charge: CardCharge; payment: Payment }) {
  const t = useTranslations('cardCharge.payment');
  const count = payment.installments ?? 1;
  const { each, withExtraCentavo } = instalmentsOf(amount, count);
  const { currency } = payment;
  if (count === 1) return <Fact term={t('installments')}>{t('atOnce')}</Fact>;
  return (
    <Fact term={t('installments')}>
      {withExtraCentavo > 0 && (
        <>
          <span className="numbers">
            {withExtraCentavo} × <CardMoney value={toCents(each + 1)} currency={currency} />
          </span>
          {t('and')}
        </>
      )}
      <span className="numbers">
        {count - withExtraCentavo} × <CardMoney value={each} currency={currency} />
      </span>
    </Fact>
  );
}

/** The issuer's answer: our words where the service gives a code alone. */
function Answer({ payment: { reasonCode, reasonMessage, returnCode, returnMessage, retryAllowed, status } }: { payment: Payment }) {
  const t = useTranslations('cardCharge.payment');
  const known = knownCardReason(reasonCode);
  return (
    <>
      {reasonCode && (
        <Fact term={t('reason')}>
          {known ? t(`reasons.${known}`) : (reasonMessage ?? t('unknownReason'))}
          <span className="mono text-muted">{reasonCode}</span>
        </Fact>
      )}
      {returnMessage && (
        <Fact term={t('return')}>
          {returnMessage}
          <span className="mono text-muted">{returnCode}</span>
        </Fact>
      )}
      {status === 'DENIED' && retryAllowed !== null && <Fact term={t('retry')}>{t(retryAllowed ? 'retryAllowed' : 'retryForbidden')}</Fact>}
    </>
  );
}

function Reversed({ charge, payment: { reversedAmount, reversedDate, currency } }: { charge: CardCharge; payment: Payment }) {
  const t = useTranslations('cardCharge.payment');
  const settings = useDisplaySettings();
  if (!reversedAmount) return null;
  const underWay = cardChargeState(charge) === 'REVERSING';
  return (
    <FactGroup title={t('reversed')}>
      <Facts>
        <Fact term={t(underWay ? 'reversalAsked' : 'reversedAmount')}>
          <CardMoney value={reversedAmount} currency={currency} />
        </Fact>
        <Fact term={t('remainder')}>
          <CardMoney value={toCents(charge.amount - reversedAmount)} currency={currency} />
        </Fact>
        {reversedDate && !underWay && (
          <Fact term={t('reversedDate')}>
            <time dateTime={reversedDate} className="numbers">
              {formatDateTimeSeconds(reversedDate, settings)}
            </time>
          </Fact>
        )}
      </Facts>
    </FactGroup>
  );
}
