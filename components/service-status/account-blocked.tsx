'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { useServiceStatus } from './use-service-status';

/** That the service has refused a change because the account is blocked for changes (SVA204): a state of the account, not an error in the form. */
export function AccountBlocked() {
  const t = useTranslations('autoWithdraw');
  const settings = useDisplaySettings();
  const since = useServiceStatus().data?.blockedAt;
  if (!since) return null;
  return (
    <Note tone="amber" icon="lock">
      {t('blocked', { at: formatDateTime(since, settings) })}
    </Note>
  );
}
