'use client';

import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { Button } from '@/components/ui/action/button';

/** A page that broke, inside the shell that did not. */
export default function PageError({ reset }: { reset: () => void }) {
  const t = useTranslations('crash');
  return (
    <Empty heading="h1" title={t('title')} action={<Button onClick={reset}>{t('retry')}</Button>}>
      {t('text')}
    </Empty>
  );
}
