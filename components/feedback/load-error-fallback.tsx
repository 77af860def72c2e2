'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Note } from './note';

/** Stands in for a part of the page that could not come, with room around it: parts reach to the edges of where they stand. */
export function LoadErrorFallback({ onRetry }: { onRetry: () => void }) {
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
