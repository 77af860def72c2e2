'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Note } from './note';

/** Shown instead of a part of the page whose code could not be loaded. It has a margin, because parts fill their container. */
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
