'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Empty } from './empty';
import type { Understood } from './search-option';

type NothingMatchesProps = {
  /** Takes search and filters away; absent where only the period leaves something out. */
  onClear?: () => void;
  /** Looks beyond the period, where a list can. */
  onWiden?: () => void;
  /** Alternative searches, and why nothing was found. */
  others?: Understood;
};

/** There may be something, but not under these filters, or not in this period. */
export function NothingMatches({ onClear, onWiden, others: { options, note } = { options: [], note: null } }: NothingMatchesProps) {
  const t = useTranslations('feedback');
  const tSearch = useTranslations('table.search');
  return (
    <Empty
      title={t(onClear ? 'nothingMatches.title' : 'nothingMatches.noneInPeriod')}
      action={
        <div className="grid gap-4">
          <div className="flex flex-wrap justify-center gap-2">
            {onWiden && <Button onClick={onWiden}>{t('nothingMatches.widen')}</Button>}
            {onClear && <Button onClick={onClear}>{t('nothingMatches.clear')}</Button>}
          </div>
          {options.length > 0 && (
            <div className="flex flex-wrap items-center justify-center gap-2">
              <span className="text-muted">{tSearch('others')}</span>
              {options.map(({ label, value, take }) => (
                <Button key={`${label} ${value}`} size="small" onClick={take} className="max-w-full">
                  <span className="text-muted">{label}</span> <bdi className="numbers truncate">{value}</bdi>
                </Button>
              ))}
            </div>
          )}
        </div>
      }
    >
      {note ?? t(onClear ? 'nothingMatches.text' : 'nothingMatches.earlier')}
    </Empty>
  );
}
