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
import { useNow } from '@/lib/client/use-now';
import { deadlineBand } from '@/lib/domain/infraction/deadline';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money';
import { CaseOwner } from './case-owner';
import { CasePause } from './case-pause';
import type { CaseStage } from './case-stage';
import type { Infraction } from './infraction-record';

type CaseHeadProps = { infraction: Infraction; stage: CaseStage; mayDefend: boolean };

/** How much is at stake and how long there is to answer. Once the answer is in, no clock runs. */
export function CaseHead({ infraction, stage, mayDefend }: CaseHeadProps) {
  const t = useTranslations('infraction');
  const tInfractions = useTranslations('infractions');
  const reason = useReason();
  const { transaction, type, status, analysisResult } = infraction;
  return (
    <header className="flex flex-wrap items-start gap-x-8 gap-y-4 border-b border-line pb-5">
      <h1>
        <span className="block text-cell text-muted">{t(stage === 'ended' ? 'disputed' : 'atRisk')}</span>
        <Money value={transaction.amount ?? toReais(0)} size="big" />
      </h1>
      <div className="sm:border-l sm:border-line sm:pl-8">
        <p className="text-cell text-muted">{t(stage === 'answer' ? 'leftToAnswer' : 'noClock')}</p>
        <div className="mt-1.5">
          {stage === 'answer' ? (
            <>
              <Clock expiresAt={infraction.expiresAt} />
              <CasePause id={infraction.id} />
            </>
          ) : (
            <InfractionBadge status={status} analysisResult={analysisResult} />
          )}
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3 text-cell sm:ml-auto">
        <Told term={t('claimant')}>{transaction.payerName ?? tInfractions('unknownName')}</Told>
        <Told term={t('reason')}>{reason(type)}</Told>
        <Told term={t('owner')}>
          <CaseOwner infraction={infraction} mayDefend={mayDefend} />
        </Told>
      </dl>
    </header>
  );
}

function Told({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="mt-1 font-medium">{children}</dd>
    </div>
  );
}

function Clock({ expiresAt }: { expiresAt: string | null }) {
  const t = useTranslations('deadline');
  const settings = useDisplaySettings();
  const timeLeft = useTimeLeft();
  const now = useNow();
  const look = bandLook[now === null ? 'over48' : deadlineBand(expiresAt, now)];
  return (
    <p className="numbers flex flex-wrap items-center gap-x-2 gap-y-1">
      {now !== null && (
        <span className={clsx('flex items-center gap-2 text-second', look.tone, look.weight)}>
          <Icon name={look.icon} size={18} />
          {timeLeft(expiresAt, now)}
        </span>
      )}
      <span className="text-cell text-muted">{expiresAt ? t('until', { at: formatDateTime(expiresAt, settings) }) : t('noneHint')}</span>
    </p>
  );
}
