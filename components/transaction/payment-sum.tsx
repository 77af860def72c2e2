'use client';

import { useTranslations } from 'use-intl';
import { Sum } from '@/components/ui/data/sum';
import { type PaymentFields, type PaymentMoney, paymentMoney } from '@/lib/domain/payment/payment-money';
import { isZeroReais } from '@/lib/format/money/money';
import { Money } from './money';

/**
 * A payment as a sum that ends in its effect on the account. An unknown fee is not zero. No result is shown when no money moved, an amount
 * is unknown, or the direction is.
 */
export function PaymentSum({ payment }: { payment: PaymentFields }) {
  const t = useTranslations('transaction.sum');
  const { amount } = payment;
  const money = paymentMoney(payment);
  const { moved, fee, refund, net, direction } = money;
  const lines = [
    { term: t(amountTerm(money)), value: <Money value={amount} still={!moved} /> },
    {
      term: t('fee'),
      value:
        fee === null ? (
          <span className="text-faint">{t('feeUnknown')}</span>
        ) : (
          <Money value={fee} sign={direction === 'in' && !isZeroReais(fee) ? '−' : undefined} still={!moved} />
        ),
    },
    ...backTerms(refund).map(({ term, value }) => ({
      term: t(term),
      value: value === null ? <span className="text-faint">{t('missing')}</span> : <Money value={value} sign="−" />,
    })),
  ];
  return (
    <Sum
      lines={lines}
      result={net === null ? undefined : { term: t(direction === 'in' ? 'netReceived' : 'netSpent'), value: <Money value={net} /> }}
    />
  );
}

function amountTerm({ direction, moved }: PaymentMoney) {
  if (direction === null) return 'amount';
  if (direction === 'in') return moved ? 'paid' : 'asked';
  return moved ? 'sent' : 'toSend';
}

/** Completed and pending refunds, on separate lines where the service distinguishes them. */
function backTerms({ state, returned, returning, total }: PaymentMoney['refund']) {
  if (state === 'pending' && returned === null) return [{ term: 'backOrReturning' as const, value: total }];
  const terms = [
    { term: 'refunded' as const, value: returned },
    { term: 'refunding' as const, value: returning },
  ];
  return terms.filter(({ value }) => value === null || !isZeroReais(value));
}
