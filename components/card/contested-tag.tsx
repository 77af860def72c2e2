'use client';

import { useTranslations } from 'use-intl';
import { Tag } from '@/components/ui/data/tag';

/** That the holder of the card contests this charge right now. */
export function ContestedTag() {
  const t = useTranslations('cardCharges');
  return (
    <Tag tone="amber" icon="triangle">
      {t('contested')}
    </Tag>
  );
}
