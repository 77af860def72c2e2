'use client';

import { useLocale, useTranslations } from 'use-intl';
import { RecordPage } from '@/components/record-page/record-page';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { typeIcon } from '@/components/transaction/type-label';
import { Summary } from '@/components/ui/data/summary';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useFollow } from '@/lib/client/use-follow';
import { useEndpointQuery } from '@/lib/client/use-read';
import { transactions, transactionTypes } from '@/lib/contracts/pix/transactions';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { isIncoming, partyName } from '@/lib/domain/transaction-party';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { compareReais, isZeroReais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import { transactionList } from '@/lib/lists/transactions';
import { TransactionActions } from './actions';
import { DetailSkeleton } from './detail-skeleton';
import { TransactionFacts } from './facts/facts';
import { OpenDispute } from './open-dispute';
import { useRefunds } from './refund/use-refunds';
import { TransactionTimeline } from './timeline';
import type { Rights, TransactionRecord } from './transaction-record';

export function TransactionDetail({ id, rights }: { id: string; rights: Rights }) {
  const t = useTranslations('transaction');
  const reading = useEndpointQuery(transactions.read, { params: { id } });
  useFollow(reading, reading.data !== undefined && isUnderWay(reading.data));
  return (
    <RecordPage
      list={transactionList}
      id={id}
      reading={reading}
      words={{ back: t('back'), notFoundTitle: t('notFoundTitle'), notFoundText: t('notFoundText') }}
      skeleton={<DetailSkeleton />}
    >
      {(transaction) => <Found transaction={transaction} rights={rights} />}
    </RecordPage>
  );
}

/** Whether the service still has to say how it ends, which it may do without a callback. */
function isUnderWay(transaction: TransactionRecord): boolean {
  return transaction.status === 'PENDING' || refundParts(transaction).state === 'pending';
}

function Found({ transaction, rights }: { transaction: TransactionRecord; rights: Rights }) {
  const t = useTranslations('transaction');
  const refunds = useRefunds(transaction.id, rights.seesOperations);
  const kind = transactionKind(transaction);
  const known = transactionTypes.find((type) => type === kind);
  return (
    <>
      <Summary
        kind={known ? t(`kind.${known}`) : kind}
        icon={typeIcon(kind)}
        amount={<TransactionAmount transaction={transaction} size="big" />}
        badge={
          <>
            <StatusBadge status={transaction.status} lead />
            <OpenDispute transaction={transaction} seesInfractions={rights.seesInfractions} />
          </>
        }
        sentence={<Sentence transaction={transaction} />}
        actions={<TransactionActions transaction={transaction} rights={rights} />}
      />
      <div className="grid gap-8 pt-5 lg:grid-cols-[1fr_312px]">
        <TransactionFacts transaction={transaction} rights={rights} refunds={refunds} />
        <div className="lg:border-l lg:border-line lg:pl-8">
          <TransactionTimeline transaction={transaction} refunds={refunds} />
        </div>
      </div>
    </>
  );
}

function Sentence({ transaction }: { transaction: TransactionRecord }) {
  const t = useTranslations('transaction');
  const settings = useDisplaySettings();
  const name = partyName(transaction);
  const at = formatDateTimeSeconds(transaction.paidAt ?? transaction.createdAt, settings);
  return (
    <>
      {name
        ? t.rich(isIncoming(transaction) ? 'from' : 'to', { name, at, b: (words) => <span className="font-medium text-ink">{words}</span> })
        : t('at', { at })}
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
