'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { Row } from './row';

/** The first signs of an id tell a handful of instances apart. */
const shownSigns = 8;

/** One instance: since when it runs, with what, and whether it still tells of itself. */
export function InstanceRow({ instance }: { instance: RecordOf<'system.read'>['instances'][number] }) {
  const t = useTranslations('system');
  const settings = useDisplaySettings();
  const { id, version, node, startedAt, seenAt, silent, streams, own } = instance;
  const facts = [t('version', { version, node }), t('streams', { count: streams }), ...(own ? [t('thisOne')] : [])];
  return (
    <Row
      name={t('instance', { id: id.slice(0, shownSigns) })}
      value={t('since', { at: formatDateTime(startedAt, settings) })}
      detail={silent ? <Note tone="amber">{t('silent', { at: formatDateTime(seenAt, settings) })}</Note> : facts.join(' · ')}
    />
  );
}
