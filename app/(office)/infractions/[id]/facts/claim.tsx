'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Infraction } from '@/app/(office)/infractions/[id]/infraction-record';
import { useOutcome } from '@/components/infraction/use-outcome';
import { useReason } from '@/components/infraction/use-reason';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { infractionStatuses } from '@/lib/contracts/pix/infractions/infraction-statuses';
import { infractionReporters } from '@/lib/contracts/pix/infractions/infractions';
import { isEnded } from '@/lib/domain/infraction/infraction-status';
import { formatDateTimeSeconds } from '@/lib/format/date-text';

/** The claim in its original words. */
export function ClaimText({ infraction }: { infraction: Infraction }) {
  const t = useTranslations('infraction');
  const { reportDetails } = infraction;
  return (
    <figure className="grid gap-1 border-l-2 border-edge pl-3">
      <figcaption className="text-cell text-muted">{t('claim')}</figcaption>
      {reportDetails ? (
        <blockquote className="max-w-[860px] whitespace-pre-wrap break-words">“{reportDetails.trim()}”</blockquote>
      ) : (
        <p className="text-muted">{t('noClaimText')}</p>
      )}
    </figure>
  );
}

/** By whom something is claimed, until when it may be answered, and what was found. */
export function Claim({ infraction }: { infraction: Infraction }) {
  const t = useTranslations('infraction');
  const tReporter = useTranslations('infractionReporter');
  const tStatus = useTranslations('infractionStatus');
  const tMeaning = useTranslations('infractionMeaning');
  const outcome = useOutcome();
  const reason = useReason();
  const settings = useDisplaySettings();
  const reporter = infractionReporters.find((known) => known === infraction.reportedBy);
  const status = infractionStatuses.find((known) => known === infraction.status);
  const at = (instant: string | null): ReactNode => instant && <span className="numbers">{formatDateTimeSeconds(instant, settings)}</span>;
  return (
    <FactGroup title={t('claimFacts')}>
      <Facts>
        <Fact term={t('reason')}>{reason(infraction.type)}</Fact>
        {infraction.reportedBy && <Fact term={t('reportedBy')}>{reporter ? tReporter(reporter) : infraction.reportedBy}</Fact>}
        {infraction.reportedAt && <Fact term={t('reportedAt')}>{at(infraction.reportedAt)}</Fact>}
        <Fact term={t('deadline')}>{at(infraction.expiresAt) ?? t('noDeadline')}</Fact>
        <Fact term={t('status')}>
          {status ? tStatus(status) : infraction.status}
          <span className="text-muted">{isEnded(infraction.status) ? outcome(infraction) : status && tMeaning(status)}</span>
        </Fact>
        {infraction.analysisDetails && <Fact term={t('analysis')}>{infraction.analysisDetails}</Fact>}
        {infraction.updatedAt && <Fact term={t('updatedAt')}>{at(infraction.updatedAt)}</Fact>}
        {infraction.protocol && (
          <Fact term={t('protocol')} mono>
            {infraction.protocol}
            <CopyButton value={infraction.protocol} what={t('protocol')} />
          </Fact>
        )}
      </Facts>
    </FactGroup>
  );
}
