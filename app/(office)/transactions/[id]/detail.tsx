'use client';

import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { RecordPage } from '@/components/record-page/record-page';
import { Money } from '@/components/transaction/money';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { typeIcon } from '@/components/transaction/type-label';
import { Summary } from '@/components/ui/data/summary';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useFollow } from '@/lib/client/query/use-follow';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useServiceNow } from '@/lib/client/use-now';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { transactions, transactionTypes } from '@/lib/contracts/pix/payments/transactions';
import { mayStillBePaid } from '@/lib/domain/payment/charge-stage';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { isIncoming } from '@/lib/domain/transaction-party';
import { TransactionActions } from './actions';
import { useChargeStage } from './charge/use-charge-stage';
import { DetailSkeleton } from './detail-skeleton';
import { FollowingFacts, TransactionFacts } from './facts/facts';
import { TransactionTimeline } from './history/timeline';
import { OpenDispute } from './open-dispute';
import { PayoutStage } from './payout/payout-stage';
import { Sentence } from './sentence';
import type { Rights, TransactionRecord } from './transaction-record';
import { useOperations } from './use-operations';

/** Most payments were made long ago and never wait here. Its words come with the page, from the server; what moves in it comes after. */
const ChargeFrame = lazyPart(
  () => import('./charge/charge-frame').then((module) => module.ChargeFrame),
  LoadErrorFallback,
  () => <Skeleton className="mt-5 h-[520px] w-full" />,
);

/** The one page of a payment, whatever made it: a charge, a withdrawal, a transfer. */
export function TransactionDetail({ id, rights }: { id: string; rights: Rights }) {
  const t = useTranslations('transaction');
  const tLists = useTranslations();
  const reading = useEndpointQuery(transactions.read, { params: { id } });
  const now = useServiceNow(60_000);
  useFollow(reading, reading.data !== undefined && isUnderWay(reading.data, now));
  return (
    <RecordPage
      list={listPlace('transactions')}
      otherLists={[
        { ...listPlace('charges'), back: tLists('charge.back') },
        { ...listPlace('withdrawals'), back: tLists('withdrawal.back') },
        { ...listPlace('transfers'), back: tLists('transfer.back') },
      ]}
      id={id}
      reading={reading}
      words={{ back: t('back'), notFoundTitle: t('notFoundTitle'), notFoundText: t('notFoundText') }}
      skeleton={<DetailSkeleton />}
      notesAs="transaction"
    >
      {(transaction) => <Found transaction={transaction} rights={rights} />}
    </RecordPage>
  );
}

/** Whether the service still has to say how it ends, which it may do without a callback. */
function isUnderWay(transaction: TransactionRecord, now: number | null): boolean {
  return mayStillBePaid(transaction, now) || refundParts(transaction).state === 'pending';
}

function Found({ transaction, rights }: { transaction: TransactionRecord; rights: Rights }) {
  const t = useTranslations('transaction');
  const tCharge = useTranslations('charge');
  const operations = useOperations(transaction.id, rights.seesOperations);
  const { creation } = operations;
  const { stage, end, framed } = useChargeStage(transaction, creation, rights.seesCharges);
  const kind = transactionKind(transaction);
  const known = transactionTypes.find((type) => type === kind);
  return (
    <>
      <Summary
        kind={framed ? tCharge('kind') : known ? t(`kind.${known}`) : kind}
        icon={framed ? 'qr' : typeIcon(kind)}
        amount={framed ? <Money value={transaction.amount} size="big" /> : <TransactionAmount transaction={transaction} size="big" />}
        badge={
          <>
            <span data-print={framed ? 'hide' : undefined}>
              <StatusBadge status={transaction.status} lead />
            </span>
            <OpenDispute transaction={transaction} seesInfractions={rights.seesInfractions} />
          </>
        }
        sentence={<Sentence transaction={transaction} stage={stage} holder={creation?.holder?.name ?? null} />}
        actions={<TransactionActions transaction={transaction} stage={stage} end={end} framed={framed} rights={rights} />}
      />
      {framed && stage !== null && (
        <ChargeFrame
          charge={transaction}
          stage={stage}
          staff={creation?.staff ?? null}
          end={end}
          seesInfractions={rights.seesInfractions}
          mayShare={rights.mayShare}
        />
      )}
      {!isIncoming(transaction) && (
        <div className="max-w-[760px] pt-5 empty:hidden">
          <PayoutStage payout={transaction} />
        </div>
      )}
      <div data-print={framed ? 'hide' : undefined} className={framed ? 'border-t border-line' : undefined}>
        <div className="grid gap-8 pt-5 lg:grid-cols-[1fr_312px] print:grid-cols-[1fr_232px] print:[zoom:0.82]">
          <div className="min-w-0">
            {framed ? (
              <FollowingFacts transaction={transaction} refunds={operations.refunds} rights={rights} />
            ) : (
              <TransactionFacts transaction={transaction} operations={operations} rights={rights} />
            )}
          </div>
          <div className="lg:border-l lg:border-line lg:pl-8 print:border-l print:border-line print:pl-5">
            <TransactionTimeline transaction={transaction} operations={operations} seesCallbacks={rights.seesCallbacks} />
          </div>
        </div>
      </div>
    </>
  );
}
