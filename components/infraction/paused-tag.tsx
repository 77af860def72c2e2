'use client';

import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { infractionWork } from '@/lib/contracts/office/infractions/infraction-work';
import { isPaused } from '@/lib/domain/notice-pause';
import { formatDateTime } from '@/lib/format/date-text';
import type { QueueItem } from './use-queue';

/** Until when the notices of a case rest for whoever looks, and the way to end it. Nothing while they do not. */
export function PausedTag({ item, now }: { item: QueueItem; now: number }) {
  const t = useTranslations('pause');
  const tInfractions = useTranslations('infractions');
  const settings = useDisplaySettings();
  const resume = useEndpointMutation(infractionWork.resume);
  if (item.pause === null || !isPaused(item, now)) return null;
  return (
    <span className="numbers inline-flex flex-wrap items-center gap-x-1.5 text-meta text-muted">
      <Icon name="bell-off" size={14} />
      {t('until', { at: formatDateTime(item.pause.until, settings) })}
      <button
        type="button"
        aria-label={t('resumeOf', { name: item.transaction.payerName ?? tInfractions('unknownName') })}
        aria-disabled={resume.isPending || undefined}
        onClick={() => resume.isPending || resume.mutate({ params: { infractionId: item.id } })}
        className="relative z-1 rounded-sm font-medium text-accent hover:underline"
      >
        {t('resume')}
      </button>
    </span>
  );
}
