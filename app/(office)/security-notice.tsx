'use client';

import { useTranslations } from 'use-intl';
import { FileNotice } from '@/components/file/file-notice';
import { TextLink } from '@/components/ui/action/text-link';
import { localStorageValue, useLocalStorageValue } from '@/lib/client/local-storage-value';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useEndpointQuery } from '@/lib/client/use-read';
import { securityAlerts } from '@/lib/contracts/office/staff/security-alerts';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

type SecurityAlert = RecordOf<'securityAlerts.list'>['items'][number];

const maxStored = 200;
const seenAlerts = localStorageValue<readonly string[]>('security-alerts', (stored) => (Array.isArray(stored) ? stored.map(String) : []));

/** Tells of wrong passwords and of limits that were reached until it is closed in this browser, the newest first. */
export function SecurityNotice({ seesAudit }: { seesAudit: boolean }) {
  const t = useTranslations('securityAlerts');
  const settings = useDisplaySettings();
  const seen = useLocalStorageValue(seenAlerts);
  const [alert, ...more] = (useEndpointQuery(securityAlerts.list, {}).data?.items ?? []).filter(({ id }) => !seen.includes(id));
  if (!alert) return null;
  const inWords = ({ at: instant, person, ...one }: SecurityAlert) => {
    const at = formatDateTime(instant, settings);
    if (one.kind === 'limit-reached') return t('limitReached', { person, limit: t(`limits.${one.limit}`), at });
    return one.mine ? t('failuresMine', { count: one.failures, at }) : t('failuresOf', { count: one.failures, person, at });
  };
  const close = () => seenAlerts.keep([...seenAlerts.read(), ...[alert, ...more].map(({ id }) => id)].slice(-maxStored));
  const text = [inWords(alert), ...(more.length > 0 ? [`${t('more', { count: more.length })}.`] : [])].join(' ');
  return <FileNotice text={text} action={seesAudit && <TextLink href="/settings/audit">{t('see')}</TextLink>} onClose={close} />;
}
