'use client';

import { useTranslations } from 'use-intl';
import { InfractionBadge } from '@/components/infraction/infraction-badge';
import type { QueueItem } from '@/components/infraction/use-queue';
import { Badge } from '@/components/ui/data/badge';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { awaitsDefense, owesDefense } from '@/lib/domain/infraction/infraction-status';
import { formatTime } from '@/lib/format/date-text';

/** The state of the defense: being sent, adjustments requested, drafted, or none. Where none is awaited, the status of the case. */
export function DefenseState({ item }: { item: QueueItem }) {
  const settings = useDisplaySettings();
  const t = useTranslations('infractions');
  if (item.sending) {
    return (
      <Badge tone="blue" weight="tinted" icon="checking">
        {t('sending')}
      </Badge>
    );
  }
  // Some services leave a case open though its defense is in.
  const status = awaitsDefense(item.status) && !owesDefense(item) ? 'DEFENDED' : item.status;
  if (status !== 'OPEN' && status !== 'ACKNOWLEDGED') return <InfractionBadge status={status} analysisResult={item.analysisResult} />;
  if (!item.draftAt) return <span className="text-cell text-faint">{t('noDraft')}</span>;
  return (
    <span className="numbers inline-flex items-center gap-1.5 text-muted">
      <Icon name="document" size={14} />
      {t('draftAt', { time: formatTime(item.draftAt, settings) })}
    </span>
  );
}
