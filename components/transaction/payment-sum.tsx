'use client';

import { useTranslations } from 'use-intl';
import { Sum } from '@/components/ui/data/sum';
import { type PaymentFields, type PaymentMoney, paymentMoney } from '@/lib/domain/payment/payment-money';
import { isZeroReais } from '@/lib/format/money';
import { Money } from './money';

/**
 * A payment as a small sum that ends in what it means for the account. A fee the service does not tell is no zero; what never moved adds up to
 * nothing, and neither does what is not told or of no known direction.
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

/** What went back and what is on its way, each on a line of its own where the service tells them apart. */
function backTerms({ state, returned, returning, total }: PaymentMoney['refund']) {
  if (state === 'pending' && returned === null) return [{ term: 'backOrReturning' as const, value: total }];
  const terms = [
    { term: 'refunded' as const, value: returned },
    { term: 'refunding' as const, value: returning },
  ];
  return terms.filter(({ value }) => value === null || !isZeroReais(value));
}
