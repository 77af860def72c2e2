'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { TextLink } from '@/components/ui/action/text-link';
import { useServiceStatus } from './use-service-status';

/** Beside a failed action: that the degraded service may be the cause. Nothing while the service is well. */
export function DegradedServiceNote() {
  const t = useTranslations('serviceStatus');
  const { data } = useServiceStatus();
  if (!data || (data.reachable && data.degradedAreas.length === 0)) return null;
  return (
    <Note tone="amber" live action={<TextLink href="/">{t('see')}</TextLink>}>
      {t('during')}
    </Note>
  );
}
