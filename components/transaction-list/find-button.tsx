'use client';

import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MissingDialog } from '@/components/feedback/missing-dialog';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import type { FindDialog as Dialog } from './find-dialog';

const FindDialog = onDemand(() => import('./find-dialog').then((module) => module.FindDialog), MissingDialog);

/** Opens the search for one charge, withdrawal or transfer, which is loaded only then. */
export function FindButton({ of, listHref }: Pick<ComponentProps<typeof Dialog>, 'of' | 'listHref'>) {
  const t = useTranslations(`${of}.find`);
  const [finding, setFinding] = useState(false);
  return (
    <>
      <Button icon="search" onClick={() => setFinding(true)}>
        {t('open')}
      </Button>
      {finding && <FindDialog of={of} listHref={listHref} onClose={() => setFinding(false)} />}
    </>
  );
}
