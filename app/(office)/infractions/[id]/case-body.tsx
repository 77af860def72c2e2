'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Note } from '@/components/feedback/note';
import type { QueueItem } from '@/components/infraction/use-queue';
import { RecordNotes } from '@/components/record-note/record-notes';
import { pageRoute } from '@/components/ui/action/page-route.cast';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { infractionWork } from '@/lib/contracts/office/infractions/infraction-work';
import { sentDefenses } from '@/lib/contracts/office/infractions/sent-defenses';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { CaseHead } from './case-head';
import { caseStage } from './case-stage';
import { CaseTimeline } from './case-timeline';
import { Checklist } from './defense/checklist';
import { DefenseForm } from './defense/defense-form';
import type { SendOrder } from './defense/send-dialog';
import { SendRefused } from './defense/send-refused';
import { Claim } from './facts/claim';
import { InfractionFacts } from './facts/infraction-facts';
import type { Infraction } from './infraction-record';
import { InfractionStatus } from './infraction-status';
import { NextCase } from './next-case';

type CaseBodyProps = {
  infraction: Infraction;
  staffId: string;
  mayDefend: boolean;
  /** The most urgent other case. */
  urgent: QueueItem | undefined;
};

/** Most cases have none. */
const PastDefenses = lazyPart(() => import('./defense/past-defenses').then((module) => module.PastDefenses), LoadErrorFallback);

const followMs = 2_000;

export function CaseBody({ infraction, staffId, mayDefend, urgent }: CaseBodyProps) {
  const t = useTranslations('infraction');
  const tInfractions = useTranslations('infractions');
  const client = useQueryClient();
  const router = useRouter();
  // Held here because the form unmounts with the first event of a defense, and a later answer must still be shown.
  const send = useEndpointMutation(sentDefenses.send);
  const refused = send.error?.problem;
  const ofCase = { params: { infractionId: infraction.id } };
  const reading = useEndpointQuery(sentDefenses.sent, ofCase);
  const sent = reading.data?.items ?? [];
  const stage = caseStage(infraction, sent);
  const checking = stage === 'checking';
  useEndpointQuery(sentDefenses.sent, ofCase, { enabled: checking, refetchInterval: checking && followMs });
  const transactionId = infraction.transaction.id;
  const payment = useEndpointQuery(transactions.read, { params: { id: transactionId ?? 'none' } }, { enabled: transactionId !== null });
  const history = useEndpointQuery(infractionWork.payerHistory, ofCase);
  const answers = stage === 'answer' && mayDefend;

  const submit = async (body: SendOrder, goesOn: boolean) => {
    const answer = await send.mutateAsync({ ...ofCase, body }).catch(() => undefined);
    // Whatever stood in the way is read before anybody tries again.
    for (const resource of ['infractions', 'defenses', 'drafts']) client.invalidateQueries({ queryKey: [resource] });
    if (goesOn && urgent && answer?.state === 'sent') router.push(pageRoute(`/infractions/${urgent.id}`));
  };
  const above = (
    <>
      {refused && <SendRefused problem={refused} sent={sent} onClose={send.reset} />}
      <InfractionStatus infraction={infraction} stage={stage} sent={sent} />
      {stage !== 'answer' && mayDefend && urgent && <NextCase item={urgent} />}
      {stage === 'answer' && !mayDefend && <Note>{tInfractions('mayNotDefend')}</Note>}
    </>
  );
  const below = (
    <>
      {infraction.defenseHistory.length > 0 && <PastDefenses infraction={infraction} sent={sent} />}
      <Claim infraction={infraction} />
    </>
  );
  return (
    <div className="flex flex-1 flex-col px-4 sm:px-6">
      <CaseHead infraction={infraction} stage={stage} mayDefend={mayDefend} />
      <div className="grid flex-1 gap-x-8 gap-y-6 pt-5 lg:grid-cols-[minmax(0,1fr)_360px]">
        {answers && !payment.isLoading ? (
          <DefenseForm
            infraction={infraction}
            transaction={payment.data}
            staffId={staffId}
            before={above}
            after={below}
            sending={send.isPending}
            hasNext={urgent !== undefined}
            onSend={submit}
          />
        ) : (
          <div className="grid min-w-0 grid-cols-1 content-start gap-6 pb-8">
            {above}
            {answers && <Skeleton className="h-80" />}
            {below}
          </div>
        )}
        <aside className="grid content-start gap-6 pb-8 lg:border-l lg:border-line lg:pl-8" aria-label={t('known')}>
          {answers && <Checklist infraction={infraction} transaction={payment.data} />}
          <InfractionFacts infraction={infraction} payment={payment} history={history} />
          <CaseTimeline infraction={infraction} transaction={payment.data} sent={sent} />
          <RecordNotes kind="infraction" id={infraction.id} />
        </aside>
      </div>
    </div>
  );
}
