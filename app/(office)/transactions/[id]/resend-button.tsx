'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const ResendDialog = lazyPart(() => import('./resend-dialog').then((module) => module.ResendDialog), LoadErrorDialog);

/** Resends the callback of a transaction, and links to the result. */
export function ResendButton({ id }: { id: string }) {
  const t = useTranslations('transaction.resend');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="send" onPointerEnter={ResendDialog.preload} onFocus={ResendDialog.preload} onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      {open && <ResendDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
