'use client';

import { useTranslations } from 'use-intl';
import { useServiceStatus } from '@/components/service-status/use-service-status';
import { Tag } from '@/components/ui/data/tag';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatTime } from '@/lib/format/date-text';

/** One quiet line while the service is well. What does not work is told by the page's own notice. */
export function ServiceLine() {
  const settings = useDisplaySettings();
  const t = useTranslations('serviceStatus');
  const { data, isPending, isError } = useServiceStatus();
  if (!data) return isPending && <Skeleton className="h-5 w-64" />;
  if (isError || !data.reachable || data.degradedAreas.length > 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Tag tone="green" icon="check">
        {t('well')}
      </Tag>
      <span className="numbers text-meta text-faint">
        {t('wellMeaning', { minutes: data.minutes, at: formatTime(data.checkedAt, settings) })}
      </span>
    </p>
  );
}
