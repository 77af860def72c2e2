'use client';

import { useTranslations } from 'use-intl';
import { PendingDepositBadge } from '@/app/(office)/charges/pending-deposits/pending-deposit-badge';
import { Note } from '@/components/feedback/note';
import { RecordPage } from '@/components/record-page/record-page';
import { Money } from '@/components/transaction/money';
import { Summary } from '@/components/ui/data/summary';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useFollow } from '@/lib/client/query/use-follow';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { pendingDeposits } from '@/lib/contracts/pix/account/pending-deposits';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { PendingDepositFacts } from './deposit-facts';

/** A deposit received without a charge: amount, payer, key, and the decision of the service with its reason. */
export function PendingDepositDetail({ id }: { id: string }) {
  const t = useTranslations('pendingDeposits');
  const settings = useDisplaySettings();
  const reading = useEndpointQuery(pendingDeposits.read, { params: { id } });
  useFollow(reading, reading.data?.status === 'PENDING');
  return (
    <RecordPage
      list={listPlace('pendingDeposits')}
      id={id}
      reading={reading}
      words={{ back: t('title'), notFoundTitle: t('notFoundTitle') }}
      skeleton={<Skeleton shape="facts" className="h-72 w-full max-w-[860px]" />}
    >
      {(deposit) => (
        <>
          <Summary
            kind={t('kind')}
            icon="arrow-in"
            amount={<Money value={deposit.amount} sign="+" size="big" />}
            badge={<PendingDepositBadge status={deposit.status} />}
            sentence={formatDateTimeSeconds(deposit.createdAt, settings)}
          />
          <div className="grid max-w-[860px] gap-5 pt-5">
            {deposit.status === 'PENDING' && <Note tone="blue">{t('waits')}</Note>}
            {deposit.status === 'REJECTED' && (
              <Note tone="amber">{deposit.rejectionReason ? t('rejected', { reason: deposit.rejectionReason }) : t('rejectedUntold')}</Note>
            )}
            <div>
              <PendingDepositFacts deposit={deposit} />
            </div>
          </div>
        </>
      )}
    </RecordPage>
  );
}
