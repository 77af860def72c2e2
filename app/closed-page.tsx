'use client';

import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { Button } from '@/components/ui/action/button';

/** Shown instead of a page whose person is no longer signed in here. */
export function ClosedPage() {
  const t = useTranslations('closedPage');
  return (
    <main>
      <Empty
        heading="h1"
        title={t('title')}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('open')}
          </Button>
        }
      >
        {t('text')}
      </Empty>
    </main>
  );
}
