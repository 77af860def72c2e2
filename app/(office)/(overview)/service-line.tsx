'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useServiceStatus } from '@/components/service-status/use-service-status';
import { Tag } from '@/components/ui/data/tag';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatTime } from '@/lib/format/date-text';

/** How the service is: one quiet line while all is well, else what does not work, in words. */
export function ServiceLine() {
  const settings = useDisplaySettings();
  const t = useTranslations('serviceStatus');
  const { data, isPending } = useServiceStatus();
  if (!data) return isPending && <Skeleton className="h-5 w-64" />;
  if (!data.reachable) {
    return (
      <Note tone="red" live>
        {t('unreachable')}
      </Note>
    );
  }
  if (data.troubled.length > 0) return <Trouble status={data} />;
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

function Trouble({ status: { troubled, minutes } }: { status: RecordOf<'serviceStatus.health'> }) {
  const t = useTranslations('serviceStatus');
  return (
    <Note tone="amber" live>
      <p className="font-medium">{t('troubled')}</p>
      <ul className="numbers text-cell">
        {troubled.map(({ area, state, ...counts }) => (
          <li key={area}>{t(state, { ...counts, area: t(`areas.${area}`), minutes })}</li>
        ))}
      </ul>
    </Note>
  );
}
