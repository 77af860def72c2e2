'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { Empty } from './empty';

/** There is something, but not under these filters. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  const t = useTranslations('feedback');
  return (
    <Empty title={t('nothingMatches.title')} action={<Button onClick={onClear}>{t('nothingMatches.clear')}</Button>}>
      {t('nothingMatches.text')}
    </Empty>
  );
}
