'use client';

import { use } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import { NoteCounts } from './note-counts';

/** Beside a row, in the margin before its first word, so that nothing moves: its record has notes. */
export function RecordBadge({ id }: { id: string }) {
  const t = useTranslations('recordNotes');
  const count = use(NoteCounts).get(id);
  if (count === undefined) return null;
  return (
    <span className="absolute top-1/2 left-1 -translate-y-1/2 text-accent sm:left-2" title={t('badge', { count })}>
      <Icon name="document" size={12} />
      <span className="sr-only">{t('badge', { count })}</span>
    </span>
  );
}
