'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/button';

/** Stands in for a part of the page that could not come, with room around it: parts reach to the edges of where they stand. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('feedback.missing');
  return (
    <div className="p-4">
      <Note
        tone="amber"
        action={
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {t('title')}
      </Note>
    </div>
  );
}
