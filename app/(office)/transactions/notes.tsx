'use client';

import { useTranslations } from 'use-intl';
import { IgnoredNote } from '@/app/(office)/ignored-note';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/button';
import type { View } from './view';

type NotesProps = {
  view: View;
  ignored: readonly string[];
  onBack: (period: Exclude<View['aside'], 'custom' | undefined> | undefined) => void;
};

/** What the list did not do as asked: a period set aside for an id, parts of the address nobody knows. */
export function Notes({ view, ignored, onBack }: NotesProps) {
  const t = useTranslations('transactions');
  const tPeriod = useTranslations('period');
  const { aside } = view;
  if (!aside && ignored.length === 0) return null;
  return (
    <div className="grid gap-2 px-4 py-3 sm:px-6">
      {aside && (
        <Note
          live
          action={
            <Button size="small" onClick={() => onBack(aside === 'custom' ? undefined : aside)}>
              {t('asideBack')}
            </Button>
          }
        >
          {t('aside', { period: `“${tPeriod(aside)}”` })}
        </Note>
      )}
      <IgnoredNote keys={ignored} />
    </div>
  );
}
