'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { FindDialog } from './find-dialog';

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
      {finding && <FindDialog onClose={() => setFinding(false)} />}
    </>
  );
}
