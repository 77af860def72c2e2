'use client';

import { useTranslations } from 'use-intl';
import { visibleText } from '@/lib/format/text/visible-text';

/** A name as the service has it, apart from what stands beside it whatever its direction; one of invisible signs is told as such. */
export function PartyName({ name }: { name: string | null }) {
  const t = useTranslations('app');
  if (name === null) return <span>{t('none')}</span>;
  if (visibleText(name) === '') return <span className="truncate text-faint italic">{t('invisibleName')}</span>;
  return <bdi className="truncate">{name}</bdi>;
}
