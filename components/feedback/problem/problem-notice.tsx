'use client';

import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useCountdown } from '@/components/feedback/use-countdown';
import { Button } from '@/components/ui/action/button';
import type { Tone } from '@/components/ui/data/badge';
import { Fact, Facts } from '@/components/ui/data/facts';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { NextAttempt } from './next-attempt';
import { ProblemDetails, type ProblemDetailsProps } from './problem-details';

export type ProblemNoticeProps = ProblemDetailsProps & {
  /** What happened, and its consequence for the money. */
  title: string;
  text: string;
  /** Who can solve the problem. */
  owner: string;
  /** Whether the request may be repeated. */
  retry: string;
  tone?: Extract<Tone, 'amber' | 'red' | 'blue' | 'grey'>;
  /** Seconds until the next attempt; the button is disabled until then. */
  retryAfterSeconds?: number;
  /** "tentativa 2 de 5". */
  attempt?: string;
  /** Calls `onRetry` automatically when the time is over. */
  automatic?: boolean;
  onRetry?: () => void;
  actions?: ReactNode;
};

const looks: Record<NonNullable<ProblemNoticeProps['tone']>, { icon: IconName; colors: string }> = {
  amber: { icon: 'clock', colors: 'bg-amber-soft text-amber' },
  red: { icon: 'triangle', colors: 'bg-red-soft text-red' },
  blue: { icon: 'checking', colors: 'bg-blue-soft text-blue' },
  grey: { icon: 'info', colors: 'bg-grey-soft text-grey' },
};

/** A failed request: what happened, who can solve it, and when it may be retried. */
export function ProblemNotice(props: ProblemNoticeProps) {
  // Each answer has its own requestId: a second refusal starts a second countdown.
  return <Notice key={props.requestId} {...props} />;
}

function Notice(props: ProblemNoticeProps) {
  const { tone = props.retryAfterSeconds ? 'amber' : 'red', retryAfterSeconds = 0, onRetry, automatic = false } = props;
  const t = useTranslations('feedback.problem');
  const titleId = useId();
  const left = useCountdown(retryAfterSeconds, automatic ? onRetry : undefined);
  const look = looks[tone];
  return (
    <section aria-labelledby={titleId} className="mx-auto w-full max-w-[600px] overflow-clip rounded-lg border border-line bg-surface">
      <div className="grid grid-cols-[36px_1fr] gap-x-4 px-5 py-5 max-sm:px-4">
        <span className={clsx('inline-flex size-9 items-center justify-center rounded-lg', look.colors)}>
          <Icon name={look.icon} size={20} />
        </span>
        <div className="min-w-0">
          <div role="alert">
            <h2 id={titleId} className="text-lead font-semibold">
              {props.title}
            </h2>
            <p className="text-muted">{props.text}</p>
          </div>
          <div className="@container mt-4">
            <Facts>
              <Fact term={t('owner')}>{props.owner}</Fact>
              <Fact term={t('retryAdvice')}>{props.retry}</Fact>
              {left > 0 && (
                <Fact term={t('next')}>
                  <NextAttempt total={retryAfterSeconds} left={left} attempt={props.attempt} />
                </Fact>
              )}
            </Facts>
            {left > 0 && (
              <progress aria-label={t('next')} max={retryAfterSeconds} value={retryAfterSeconds - left} className="meter-bar mt-2.5" />
            )}
          </div>
          {(onRetry || props.actions) && (
            <div className="mt-5 flex flex-wrap gap-2">
              {onRetry && (
                <Button waiting={left > 0} onClick={onRetry}>
                  {left > 0 ? t('retryIn', { seconds: left }) : t('retry')}
                </Button>
              )}
              {props.actions}
            </div>
          )}
        </div>
      </div>
      <ProblemDetails code={props.code} status={props.status} requestId={props.requestId} serviceMessage={props.serviceMessage} />
    </section>
  );
}
