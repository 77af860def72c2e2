'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { Row } from './row';

/** One kind of background work: when it last ended well, or since when it fails. */
export function JobRow({ job: { name, endedAt, failingSince, failures } }: { job: RecordOf<'system.read'>['jobs'][number] }) {
  const t = useTranslations('system');
  const settings = useDisplaySettings();
  return (
    <Row
      name={t(`jobs.${name}`)}
      value={endedAt ? t('jobEnded', { at: formatDateTime(endedAt, settings) }) : t('jobNever')}
      detail={
        failingSince && <Note tone="amber">{t('jobFails', { at: formatDateTime(failingSince, settings), count: failures, name })}</Note>
      }
    />
  );
}
