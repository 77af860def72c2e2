'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import type { StatementDay } from '@/lib/domain/statement/statement-closing';
import { dayParts } from './day-parts';

/** The closing on paper and as a file, for whoever keeps the books. */
export function DayActions({ days }: { days: readonly StatementDay[] }) {
  const t = useTranslations('statements');
  const locale = useLocale();
  const save = async () => {
    const { dayFile, saveText } = await import('./day-file');
    const head = [...(['day', 'side', ...dayParts] as const).map((name) => t(`days.${name}`)), t('days.difference')];
    const sides = { AVAILABLE: t('sides.AVAILABLE'), BLOCKED: t('sides.BLOCKED') };
    const period = days.map(({ day }) => day).toSorted();
    saveText(dayFile(days, { head, sides }, locale), `${t('days.fileName')}_${period[0]}_${period.at(-1)}.csv`);
  };
  return (
    <>
      <Button icon="printer" onClick={() => window.print()}>
        {t('days.print')}
      </Button>
      <Button icon="download" onClick={save}>
        {t('days.export')}
      </Button>
    </>
  );
}
