'use client';

import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { Money } from '@/components/transaction/money';
import { Sum } from '@/components/ui/data/sum';
import { hasMovedMoney, isIncoming } from '@/lib/domain/transaction-party';
import { addReais, isZeroReais, subtractReais, toReais } from '@/lib/format/money';

const zero = toReais(0);

/** The payment as a small sum that ends in what it means for the account. A fee the service does not tell is no zero, and what never moved adds up to nothing. */
export function PaymentSum({ transaction }: { transaction: TransactionRecord }) {
  const t = useTranslations('transaction.sum');
  const { amount, serviceFeeCharged, refundStatus } = transaction;
  const fee = serviceFeeCharged ?? zero;
  const refunded = refundStatus === 'CANCELED' ? zero : (transaction.refundAmount ?? zero);
  const moved = hasMovedMoney(transaction);
  const incoming = isIncoming(transaction);
  const lines = [
    { term: t(incoming ? (moved ? 'paid' : 'asked') : moved ? 'sent' : 'toSend'), value: <Money value={amount} still={!moved} /> },
    {
      term: t('fee'),
      value:
        serviceFeeCharged === null ? (
          <span className="text-faint">{t('feeUnknown')}</span>
        ) : (
          <Money value={fee} sign={incoming && !isZeroReais(fee) ? '−' : undefined} still={!moved} />
        ),
    },
    ...(isZeroReais(refunded)
      ? []
      : [{ term: t(refundStatus === 'PENDING' ? 'refunding' : 'refunded'), value: <Money value={refunded} sign="−" /> }]),
  ];
  if (!moved) return <Sum lines={lines} />;
  const result = incoming ? subtractReais(subtractReais(amount, fee), refunded) : addReais(amount, fee);
  return <Sum lines={lines} result={{ term: t(incoming ? 'kept' : 'leaves'), value: <Money value={result} /> }} />;
}
