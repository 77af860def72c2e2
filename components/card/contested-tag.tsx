'use client';

import { useTranslations } from 'use-intl';
import { Tag } from '@/components/ui/data/tag';

/** Marks a charge with an undecided chargeback. */
export function ContestedTag() {
  const t = useTranslations('cardCharges');
  return (
    <Tag tone="amber" icon="triangle">
      {t('contested')}
    </Tag>
  );
}
