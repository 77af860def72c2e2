'use client';

import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import type { FindDialog as Dialog } from './find-dialog';

const FindDialog = lazy(() => import('./find-dialog').then((module) => ({ default: module.FindDialog })));

/** Opens the search for one charge, withdrawal or transfer, which is loaded only then. */
export function FindButton({ of, listHref }: Pick<ComponentProps<typeof Dialog>, 'of' | 'listHref'>) {
  const t = useTranslations(`${of}.find`);
  const [finding, setFinding] = useState(false);
  return (
    <>
      <Button icon="search" onClick={() => setFinding(true)}>
        {t('open')}
      </Button>
      {finding && (
        <Suspense fallback={null}>
          <FindDialog of={of} listHref={listHref} onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </>
  );
}
