'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const StatusLookup = lazyPart(() => import('./status-lookup').then((module) => module.StatusLookup), LoadErrorDialog);

/** Opens the look-up of one status at the service. */
export function StatusLookupButton() {
  const t = useTranslations('transactions.statusLookup');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="search" onFocus={StatusLookup.preload} onPointerEnter={StatusLookup.preload} onClick={() => setOpen(true)}>
        {t('title')}
      </Button>
      {open && <StatusLookup onClose={() => setOpen(false)} />}
    </>
  );
}
