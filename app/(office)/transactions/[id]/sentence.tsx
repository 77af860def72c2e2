'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ChargeStage } from '@/lib/domain/payment/charge-stage';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { isIncoming, partyName } from '@/lib/domain/transaction-party';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { compareReais, isZeroReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import type { TransactionRecord } from './transaction-record';

/** Who is on the other side, and when: of a charge that waits, who is asked to pay. `holder`: whom a person had confirmed. */
export function Sentence({
  transaction,
  stage,
  holder,
}: {
  transaction: TransactionRecord;
  stage: ChargeStage | null;
  holder: string | null;
}) {
  const t = useTranslations('transaction');
  const tCharge = useTranslations('charge');
  const settings = useDisplaySettings();
  const { generatedName, clientReference, receiverName } = transaction;
  const b = (words: React.ReactNode) => <span className="font-medium text-ink">{words}</span>;
  if (stage === 'open' || stage === 'overdue') {
    return (
      <>
        {generatedName ? tCharge.rich('to', { name: generatedName, b }) : tCharge('toAnyone')}
        {clientReference && ` · ${clientReference}`}
      </>
    );
  }
  const incoming = isIncoming(transaction);
  const name = incoming ? partyName(transaction) : (receiverName ?? holder ?? partyName(transaction));
  const at = formatDateTimeSeconds(transaction.paidAt ?? transaction.createdAt, settings);
  return (
    <>
      {name ? t.rich(incoming ? 'from' : 'to', { name, at, b }) : t('at', { at })}
      <Refund transaction={transaction} />
    </>
  );
}

/** What of it went back, or is on its way back. */
function Refund({ transaction }: { transaction: TransactionRecord }) {
  const t = useTranslations('transaction');
  const locale = useLocale();
  const { state, total } = refundParts(transaction);
  if (total === null || isZeroReais(total)) return state === 'failed' && ` · ${t('refundFailed')}`;
  const values = { amount: formatReais(total, locale) };
  if (state === 'pending') return ` · ${t('refunding', values)}`;
  const back = compareReais(total, transaction.amount) < 0 && ` · ${t('partlyRefunded', values)}`;
  return state === 'failed' ? `${back || ''} · ${t('laterFailed')}` : back;
}
