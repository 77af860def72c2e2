'use client';

import { useTranslations } from 'use-intl';
import { FileNotice } from '@/components/file/file-notice';
import { TextLink } from '@/components/ui/action/text-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { accountNoticeKinds } from '@/lib/contracts/office/staff/security-alerts';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';

type SecurityAlert = RecordOf<'securityAlerts.list'>['items'][number];

type SecuritySentenceProps = {
  alert: SecurityAlert;
  /** How many older ones there are. */
  more: number;
  seesAudit: boolean;
  onClose: () => void;
};

/** A security alert in words, with how many there are besides it. */
export function SecuritySentence({ alert, more, seesAudit, onClose }: SecuritySentenceProps) {
  const t = useTranslations('securityAlerts');
  const settings = useDisplaySettings();
  const inWords = ({ at: instant, person, ...one }: SecurityAlert) => {
    const at = formatDateTime(instant, settings);
    if (one.kind === 'limit-reached') return t('limitReached', { person, limit: t(`limits.${one.limit}`), at });
    if (one.kind === 'break-glass-used') return t('breakGlassUsed', { person, at });
    if (one.kind !== 'password-failures') return t(`notices.${one.kind}`, { at });
    return one.mine ? t('failuresMine', { count: one.failures, at }) : t('failuresOf', { count: one.failures, person, at });
  };
  const text = [inWords(alert), ...(more > 0 ? [`${t('more', { count: more })}.`] : [])].join(' ');
  return <FileNotice text={text} action={<NextStep kind={alert.kind} seesAudit={seesAudit} />} onClose={onClose} />;
}

/** Where somebody looks next: at their sign-ins, at their passkeys, or at the audit. */
function NextStep({ kind, seesAudit }: { kind: SecurityAlert['kind']; seesAudit: boolean }) {
  const t = useTranslations('securityAlerts');
  if (kind === 'new-device') return <TextLink href="/settings/sessions">{t('seeSessions')}</TextLink>;
  if (accountNoticeKinds.some((one) => one === kind)) return <TextLink href="/settings/security">{t('seeSecurity')}</TextLink>;
  return seesAudit && <TextLink href="/settings/audit">{t('see')}</TextLink>;
}
