'use client';

import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { FindDialog as Dialog } from './find-dialog';

const FindDialog = lazyPart(() => import('./find-dialog').then((module) => module.FindDialog), LoadErrorDialog);

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
