'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { ProblemView } from '@/components/feedback/problem-view';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { approvals } from '@/lib/contracts/office/approvals/approvals';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import { formatReais } from '@/lib/format/money/money-text';

const DecisionReasonDialog = lazyPart(
  () => import('./decision-reason-dialog').then((module) => module.DecisionReasonDialog),
  LoadErrorFallback,
);

/** The decision: a vote counts for exactly what this page shows. */
export function DecisionButtons({ approval }: { approval: Approval }) {
  const t = useTranslations('approval');
  const locale = useLocale();
  const [asks, setAsks] = useState<'decline' | 'override' | null>(null);
  const approve = useEndpointMutation(approvals.approve);
  const withdraw = useEndpointMutation(approvals.withdraw);
  const acknowledge = useEndpointMutation(approvals.acknowledge);
  const router = useRouter();
  const { id, requestHash, amount, state, mode, mine, mayDecide, mayOverride, mayAcknowledge } = approval;
  const params = { id };
  const isUnused = state === 'waiting' || (state === 'approved' && mode === 'permit');
  const problem = (approve.error ?? withdraw.error ?? acknowledge.error)?.problem;
  return (
    <>
      {mayDecide === 'yes' && (
        <>
          <Button onClick={() => setAsks('decline')}>{t('decline')}</Button>
          <Button
            variant="primary"
            icon="check"
            waiting={approve.isPending}
            onClick={({ detail }) => detail < 2 && approve.mutate({ params, body: { requestHash } })}
          >
            {amount === null ? t('approve') : t('approveAmount', { amount: formatReais(amount, locale) })}
          </Button>
        </>
      )}
      {mine && isUnused && (
        <Button waiting={withdraw.isPending} onClick={() => withdraw.mutate({ params })}>
          {t('withdraw')}
        </Button>
      )}
      {mayAcknowledge && (
        // The reminder around the page is drawn by the server.
        <Button
          icon="check"
          waiting={acknowledge.isPending}
          onClick={() => acknowledge.mutate({ params }, { onSuccess: () => router.refresh() })}
        >
          {t('acknowledge')}
        </Button>
      )}
      {mayOverride && (
        <Button icon="triangle" className="text-red" onClick={() => setAsks('override')}>
          {t('override')}
        </Button>
      )}
      {asks && <DecisionReasonDialog approval={approval} asks={asks} onClose={() => setAsks(null)} />}
      {problem && (
        <div className="w-full">
          <ProblemView isWrite problem={problem} />
        </div>
      )}
    </>
  );
}
