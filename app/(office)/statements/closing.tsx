'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { PartialNote } from '@/components/feedback/partial-note';
import { TextLink } from '@/components/ui/action/text-link';
import { Icon } from '@/components/ui/icon/icon';
import type { RecordOf } from '@/lib/contracts/shapes';

/** Whether the period closes, as far as it was walked. */
export function Closing({ days, daysHref }: { days: RecordOf<'statements.days'>; daysHref?: string }) {
  const t = useTranslations('statements.closing');
  if (days.lineCount === 0) return null;
  return (
    <div className="grid gap-2">
      {days.errorCount > 0 ? (
        <Note tone="red" action={daysHref && <TextLink href={daysHref}>{t('seeDays')}</TextLink>}>
          {t('errors', { errors: days.errorCount, lines: days.lineCount })}
        </Note>
      ) : (
        <p className="numbers flex items-center gap-1.5 text-meta text-muted">
          <Icon name="check" size={12} className="text-green" />
          {t('fits', { lines: days.lineCount })}
        </p>
      )}
      {days.truncated && <PartialNote>{t('truncated', { lines: days.lineCount })}</PartialNote>}
    </div>
  );
}
