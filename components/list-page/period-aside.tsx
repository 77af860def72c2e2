'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import type { Period } from '@/lib/format/time/period';
import { backToPeriod } from '@/lib/lists/definition/search/search';
import type { ListState } from './use-list';

/** Says that the period was set aside for an id, with a link back to it; nothing otherwise. */
export function PeriodAside({ state: { list, view, changeTo } }: { state: Pick<ListState<never>, 'list' | 'view' | 'changeTo'> }) {
  const t = useTranslations('table.search');
  const tPeriod = useTranslations('period');
  if (view.aside === undefined) return null;
  // One of the names its field knows.
  const aside = view.aside as Period | 'custom';
  return (
    <Note
      live
      action={
        <Button size="small" onClick={() => changeTo(backToPeriod(list, view))}>
          {t('asideBack')}
        </Button>
      }
    >
      {t('aside', { period: `“${tPeriod(aside)}”` })}
    </Note>
  );
}
