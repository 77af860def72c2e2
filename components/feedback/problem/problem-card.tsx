'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCountOutageNotice } from '@/components/feedback/outage/outage';
import { ButtonLink } from '@/components/ui/action/button-link';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import type { Problem } from '@/lib/contracts/problem/problem';
import { problemRule } from '@/lib/contracts/problem/problem-class';
import { AwaitingApproval } from './awaiting-approval';
import { ProblemNotice } from './problem-notice';

type ProblemCardProps = {
  problem: Problem;
  /** Whether a write failed; a failed read can always be repeated. */
  isWrite?: boolean;
  /** Seconds until the next try when the reading repeats by itself. */
  nextTry?: { seconds: number; number: number; max: number };
  onRetry?: () => void;
  actions?: ReactNode;
};

/** A problem in words, by its code and else by its HTTP class. The service's own message stays folded away. */
export function ProblemCard({ problem, isWrite = false, nextTry, onRetry, actions }: ProblemCardProps) {
  const t = useTranslations('problems');
  const tFeedback = useTranslations('feedback.problem');
  const rule = problemRule(problem.errorCode, problem.statusCode);
  // Sentences about money that may have moved belong to writes only.
  const isHarmless = rule.retry === 'after-reading' && !isWrite;
  useCountOutageNotice(problem);
  const approval = problem.errorCode === ownCodes.awaitingApproval ? problem.details[0]?.reason : undefined;
  const shown =
    approval === undefined ? (
      <ProblemNotice
        title={t(`${rule.key}.title`)}
        text={isHarmless ? tFeedback('onlyReading') : t(`${rule.key}.text`)}
        owner={t(`owner.${rule.owner}`)}
        retry={t(`retry.${isHarmless ? 'safe' : rule.retry}`)}
        tone={rule.recommendedAction === 'wait' ? 'amber' : undefined}
        retryAfterSeconds={nextTry?.seconds ?? problem.retryAfterSeconds ?? undefined}
        attempt={nextTry && tFeedback('attempt', { number: nextTry.number, max: nextTry.max })}
        code={problem.errorCode ?? undefined}
        status={problem.statusCode}
        requestId={problem.requestId ?? undefined}
        serviceMessage={problem.message ?? undefined}
        onRetry={onRetry}
        actions={
          problem.errorCode === ownCodes.factorNeeded ? (
            <ButtonLink href="/settings/security">{tFeedback('addFactor')}</ButtonLink>
          ) : (
            actions
          )
        }
      />
    ) : (
      <AwaitingApproval id={approval} />
    );
  return isWrite ? <div ref={bringIntoView}>{shown}</div> : shown;
}

/** What became of a write may stand below a long form; a field that has to be corrected comes first. */
function bringIntoView(element: HTMLElement | null): void {
  if (element?.closest('form')?.querySelector('[aria-invalid="true"]')) return;
  element?.scrollIntoView({ block: 'nearest' });
}
