'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useOutcome } from '@/components/infraction/use-outcome';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { SentDefense } from '@/lib/contracts/office/infractions/sent-defenses.shape';
import { infractionStatuses } from '@/lib/contracts/pix/infractions/infraction-statuses';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import type { CaseStage } from './case-stage';
import type { Infraction } from './infraction-record';

type InfractionStatusProps = { infraction: Infraction; stage: CaseStage; sent: readonly SentDefense[] };

/** The status of an infraction when nothing is asked of the merchant; else what happened to a defense whose answer was lost. */
export function InfractionStatus({ infraction, stage, sent }: InfractionStatusProps) {
  const t = useTranslations('defense');
  const tMeaning = useTranslations('infractionMeaning');
  const outcome = useOutcome();
  const settings = useDisplaySettings();
  const [latest] = sent;
  const latestValues = latest && { at: formatDateTimeSeconds(latest.createdAt, settings), name: latest.staff };
  if (stage === 'ended') return <Note icon="lock">{t('ended', { outcome: outcome(infraction) })}</Note>;
  if (stage === 'checking') {
    return (
      <Note tone="blue" icon="checking" live>
        {t('checking')}
      </Note>
    );
  }
  if (stage === 'sent') {
    return (
      <Note tone="green" live>
        {latestValues && latest.state === 'sent' ? t('sent', latestValues) : t('sentElsewhere')}
      </Note>
    );
  }
  if (stage === 'elsewhere') {
    const known = infractionStatuses.find((status) => status === infraction.status);
    return <Note tone="blue">{t('notYours', { meaning: known ? tMeaning(known) : infraction.status })}</Note>;
  }
  if (latestValues && latest.state === 'not-found') return <Note tone="amber">{t('notFound', latestValues)}</Note>;
  return null;
}
