'use client';

import { useTranslations } from 'use-intl';
import { Icon } from '@/components/ui/icon/icon';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatTimeSeconds } from '@/lib/format/date-text';
import type { DefenseDraft } from './use-defense-draft';

/** Whether the text is saved. */
export function SaveState({ draft }: { draft: DefenseDraft }) {
  const settings = useDisplaySettings();
  const t = useTranslations('defense');
  const { stored, dirty, saving, failed } = draft;
  if (failed) return <p className="text-meta text-amber">{t('notSaved')}</p>;
  if (saving && dirty) return <p className="text-meta text-muted">{t('saving')}</p>;
  if (dirty) return <p className="text-meta text-muted">{t('unsaved')}</p>;
  if (!stored?.updatedAt) return null;
  return (
    <p className="numbers flex items-center gap-1.5 text-meta text-muted">
      <Icon name="check" size={12} />
      {t('saved', { time: formatTimeSeconds(stored.updatedAt, settings) })}
    </p>
  );
}
