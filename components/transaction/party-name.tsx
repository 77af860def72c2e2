'use client';

import { useTranslations } from 'use-intl';
import { visibleText } from '@/lib/format/text/visible-text';

/** A party's name, isolated in its text direction; a name of invisible characters is labelled as such. */
export function PartyName({ name }: { name: string | null }) {
  const t = useTranslations('app');
  if (name === null) return <span>{t('none')}</span>;
  if (visibleText(name) === '') return <span className="truncate text-faint italic">{t('invisibleName')}</span>;
  return <bdi className="truncate">{name}</bdi>;
}
