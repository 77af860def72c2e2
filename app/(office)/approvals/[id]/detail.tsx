'use client';

import { useLocale, useTranslations } from 'use-intl';
import { ApprovalBadge } from '@/app/(office)/approvals/approval-badge';
import { RecordPage } from '@/components/record-page/record-page';
import { Money } from '@/components/transaction/money';
import { Summary } from '@/components/ui/data/summary';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { approvals } from '@/lib/contracts/office/approvals/approvals';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { moneyWords } from '@/lib/format/text/money-words';
import { ApprovalFacts } from './approval-facts';
import { ApprovalNotes } from './approval-notes';
import { DecisionButtons } from './decision-buttons';

export function ApprovalDetail({ id }: { id: string }) {
  const t = useTranslations('approvals');
  const tRecord = useTranslations('approval');
  return (
    <RecordPage
      list={listPlace('approvals')}
      id={id}
      reading={useEndpointQuery(approvals.read, { params: { id } }, { refetchInterval: 5_000 })}
      words={{ back: t('title'), notFoundTitle: tRecord('notFoundTitle') }}
      skeleton={<Skeleton shape="facts" className="h-72 w-full max-w-[760px]" />}
    >
      {(approval) => <Found approval={approval} />}
    </RecordPage>
  );
}

/** What was asked for, in figures and words, what stands in its way, and the decision. */
function Found({ approval }: { approval: Approval }) {
  const t = useTranslations('approval');
  const tAction = useTranslations('sensitiveAction');
  const locale = useLocale();
  const { action, amount, state } = approval;
  return (
    <>
      <Summary
        kind={<span className="inline-block first-letter:uppercase">{tAction(action)}</span>}
        icon="hourglass"
        amount={amount === null ? <span className="text-title">{t(`without.${action}`)}</span> : <Money value={amount} size="big" />}
        badge={<ApprovalBadge approval={approval} />}
        sentence={amount === null ? t(`meaning.${state}`) : `${moneyWords(amount, locale)} · ${t(`meaning.${state}`)}`}
        actions={<DecisionButtons approval={approval} />}
      />
      <div className="max-w-[860px] pt-5">
        <ApprovalNotes approval={approval} />
        <ApprovalFacts approval={approval} />
      </div>
    </>
  );
}
