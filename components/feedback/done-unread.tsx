'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Note } from './note';

/** Instead of a problem, where an operation is done and only what it made cannot be read: nothing of it is to be repeated. */
export function DoneUnread({ onReadAgain }: { onReadAgain: () => void }) {
  const t = useTranslations('feedback.problem');
  return (
    <div className="max-w-[560px] py-5">
      <Note tone="green" live>
        <p>{t('doneUnread')}</p>
        <Button size="small" className="mt-2" onClick={onReadAgain}>
          {t('readAgain')}
        </Button>
      </Note>
    </div>
  );
}
