'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const ShareDialog = lazyPart(() => import('./share-dialog').then((module) => module.ShareDialog), LoadErrorDialog);

/** Opens what sends a charge to its payer. */
export function ShareButton({ charge, variant }: { charge: TransactionRecord; variant?: 'primary' }) {
  const t = useTranslations('charge.acts');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        icon="send"
        onFocus={ShareDialog.preload}
        onPointerEnter={ShareDialog.preload}
        onClick={() => setOpen(true)}
      >
        {t('share')}
      </Button>
      {open && <ShareDialog charge={charge} onClose={() => setOpen(false)} />}
    </>
  );
}
