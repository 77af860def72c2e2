'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Empty } from './empty';

type NothingMatchesProps = {
  onClear: () => void;
  /** Looks beyond the period, where a list can. */
  onWiden?: () => void;
};

/** There is something, but not under these filters. */
export function NothingMatches({ onClear, onWiden }: NothingMatchesProps) {
  const t = useTranslations('feedback');
  return (
    <Empty
      title={t('nothingMatches.title')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {onWiden && <Button onClick={onWiden}>{t('nothingMatches.widen')}</Button>}
          <Button onClick={onClear}>{t('nothingMatches.clear')}</Button>
        </div>
      }
    >
      {t('nothingMatches.text')}
    </Empty>
  );
}
