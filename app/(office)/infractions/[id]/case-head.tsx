'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { bandLook } from '@/components/infraction/band-look';
import { InfractionBadge } from '@/components/infraction/infraction-badge';
import { useReason } from '@/components/infraction/use-reason';
import { useTimeLeft } from '@/components/infraction/use-time-left';
import { Money } from '@/components/transaction/money';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useServiceNow } from '@/lib/client/use-now';
import { deadlineBand } from '@/lib/domain/infraction/deadline';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money/money';
import { CaseOwner } from './case-owner';
import { CasePause } from './case-pause';
import type { CaseStage } from './case-stage';
import { ClaimText } from './facts/claim';
import type { Infraction } from './infraction-record';

type CaseHeadProps = { infraction: Infraction; stage: CaseStage; mayDefend: boolean };

/** How much is at stake and how long there is to answer. Once the answer is in, no clock runs. */
export function CaseHead({ infraction, stage, mayDefend }: CaseHeadProps) {
  const t = useTranslations('infraction');
  const tInfractions = useTranslations('infractions');
  const reason = useReason();
  const { transaction, type, status, analysisResult } = infraction;
  return (
    <header className="grid gap-y-4 border-b border-line pb-5">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4 xl:flex-nowrap">
        <h1 className="shrink-0">
          <span className="block text-cell text-muted">{t(stage === 'ended' ? 'disputed' : 'atRisk')}</span>
          <span className={onBaseline}>
            <Money value={transaction.amount ?? toReais(0)} size="big" />
          </span>
        </h1>
        <div className="relative min-w-0 sm:pl-8 sm:before:absolute sm:before:inset-y-0 sm:before:left-0 sm:before:w-px sm:before:bg-line">
          <p className="text-cell text-muted">{t(stage === 'answer' ? 'leftToAnswer' : 'noClock')}</p>
          {stage === 'answer' ? (
            <Clock expiresAt={infraction.expiresAt} />
          ) : (
            <div className="flex min-h-9 items-center">
              <InfractionBadge status={status} analysisResult={analysisResult} />
            </div>
          )}
        </div>
        <dl className="flex min-w-0 flex-wrap gap-x-8 gap-y-3 text-cell max-xl:w-full xl:ml-auto xl:shrink-0 xl:flex-nowrap">
          <TermAndText term={t('claimant')}>
            <span className="block max-w-56 truncate" title={transaction.payerName ?? undefined}>
              {transaction.payerName ?? tInfractions('unknownName')}
            </span>
          </TermAndText>
          <TermAndText term={t('reason')}>{reason(type)}</TermAndText>
          <TermAndText term={t('owner')}>
            <CaseOwner infraction={infraction} mayDefend={mayDefend} />
          </TermAndText>
        </dl>
      </div>
      {stage === 'answer' && <CasePause id={infraction.id} />}
      <ClaimText infraction={infraction} />
    </header>
  );
}

/**
 * A line of the height and baseline of the big amount, whatever stands in it: a sign of no width in the size of the amount makes it so.
 */
const onBaseline = String.raw`flex min-w-0 flex-wrap items-baseline before:w-0 before:overflow-hidden before:text-big before:leading-9 before:content-['\200b']`;

function TermAndText({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{term}</dt>
      <dd className={clsx(onBaseline, 'font-medium')}>{children}</dd>
    </div>
  );
}

function Clock({ expiresAt }: { expiresAt: string | null }) {
  const t = useTranslations('deadline');
  const settings = useDisplaySettings();
  const timeLeft = useTimeLeft();
  const now = useServiceNow();
  const look = bandLook[now === null ? 'over48' : deadlineBand(expiresAt, now)];
  return (
    <p className={clsx('numbers', onBaseline)}>
      {now !== null && (
        <span className={clsx('mr-2 whitespace-nowrap text-second', look.tone, look.weight)}>
          <Icon name={look.icon} size={18} className="mr-2 inline-block align-[-3px]" />
          {timeLeft(expiresAt, now)}
        </span>
      )}
      <span className="text-cell text-muted">{expiresAt ? t('until', { at: formatDateTime(expiresAt, settings) }) : t('noneHint')}</span>
    </p>
  );
}
