'use client';

import { use } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { NoteCounts } from './note-counts';

/** Beside a row, in the margin before its first word, so that nothing moves: its record has notes or tags. */
export function RecordBadge({ id }: { id: string }) {
  const t = useTranslations('recordNotes');
  const sign = use(NoteCounts).get(id);
  if (!sign) return null;
  const { count, tags } = sign;
  return (
    <span className="absolute top-1/2 left-1 grid -translate-y-1/2 gap-0.5 text-accent sm:left-2">
      {count > 0 && <Sign icon="document" word={t('badge', { count })} />}
      {tags.length > 0 && <Sign icon="tag" word={t('tags.badge', { names: tags.map(({ name }) => name).join(', ') })} />}
    </span>
  );
}

function Sign({ icon, word }: { icon: IconName; word: string }) {
  return (
    <span title={word}>
      <Icon name={icon} size={12} />
      <span className="sr-only">{word}</span>
    </span>
  );
}
