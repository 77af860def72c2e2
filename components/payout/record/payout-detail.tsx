'use client';

import { useTranslations } from 'use-intl';
import { RecordPage } from '@/components/record-page/record-page';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { typeIcon } from '@/components/transaction/type-label';
import { finders } from '@/components/transaction-list/finders';
import { Summary } from '@/components/ui/data/summary';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useFollow } from '@/lib/client/use-follow';
import { useEndpointQuery } from '@/lib/client/use-read';
import { operations as operationEndpoints } from '@/lib/contracts/office/operations';
import type { Transaction } from '@/lib/contracts/shapes';
import { isIncoming, partyName } from '@/lib/domain/transaction-party';
import { transferList } from '@/lib/lists/transfers';
import { withdrawalList } from '@/lib/lists/withdrawals';
import { PayoutActions, type Rights } from './payout-actions';
import { PayoutFacts } from './payout-facts';
import { payoutQuery } from './payout-query';
import { PayoutStage } from './payout-stage';

type PayoutDetailProps = { of: 'withdrawals' | 'transfers'; id: string; rights: Rights };

const lists = { withdrawals: withdrawalList, transfers: transferList } as const;

/** One withdrawal or transfer: its state follows what the service tells, and is read again while it may still change. */
export function PayoutDetail({ of, id, rights }: PayoutDetailProps) {
  const t = useTranslations(of === 'withdrawals' ? 'withdrawal' : 'transfer');
  const reading = useEndpointQuery(finders[of], { query: { id } });
  useFollow(reading, reading.data?.status === 'PENDING');
  return (
    <RecordPage
      list={lists[of]}
      id={id}
      reading={reading}
      words={{ back: t('back'), notFoundTitle: t('notFoundTitle'), notFoundText: t('notFoundText') }}
      skeleton={<Skeleton className="h-[420px] w-full" />}
    >
      {(payout) => <Found of={of} payout={payout} rights={rights} />}
    </RecordPage>
  );
}

function Found({ of, payout, rights }: { of: PayoutDetailProps['of']; payout: Transaction; rights: Rights }) {
  const t = useTranslations(of === 'withdrawals' ? 'withdrawal' : 'transfer');
  const operations = useEndpointQuery(operationEndpoints.list, { query: payoutQuery(payout.id) }, { staleTime: 60_000 });
  const operation = operations.data?.items[0] ?? null;
  const holder = isIncoming(payout) ? payout.payerName : payout.receiverName;
  const name = holder ?? operation?.holder?.name ?? partyName(payout);
  const bold = (words: React.ReactNode) => <span className="font-medium text-ink">{words}</span>;
  return (
    <>
      <Summary
        kind={t('kind')}
        icon={typeIcon(of === 'withdrawals' ? 'WITHDRAW' : 'INTERNAL_TRANSFER')}
        amount={<TransactionAmount transaction={payout} size="big" />}
        badge={<StatusBadge status={payout.status} lead />}
        sentence={name && t.rich(isIncoming(payout) ? 'from' : 'to', { name, b: bold })}
        actions={<PayoutActions of={of} payout={payout} rights={rights} />}
      />
      <div className="grid max-w-[760px] gap-5 pt-5">
        <PayoutStage payout={payout} />
        <PayoutFacts payout={payout} operation={operation} />
      </div>
    </>
  );
}
