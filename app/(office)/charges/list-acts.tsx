'use client';

import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';

const FindDialog = lazy(() => import('./find-dialog').then((module) => ({ default: module.FindDialog })));

/** What one does from the list: find one charge, make another. Who may not make one is told who may. */
export function ListActs({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('charges');
  const [finding, setFinding] = useState(false);
  return (
    <>
      <Button icon="search" onClick={() => setFinding(true)}>
        {t('find.open')}
      </Button>
      {mayCreate ? (
        <ButtonLink variant="primary" icon="plus" href="/charges/new">
          {t('new')}
        </ButtonLink>
      ) : (
        <Button icon="plus" blocked={t('mayNotCreate')}>
          {t('new')}
        </Button>
      )}
      {finding && (
        <Suspense fallback={null}>
          <FindDialog onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </>
  );
}
