'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ResendOne } from '@/components/callback/resend-one';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';

/** Resends the callback of a transaction, and links to the result. */
export function ResendButton({ id }: { id: string }) {
  const t = useTranslations('transaction.resend');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="send" onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={t('action')} description={t('text')}>
          <OverlayBody>
            <ResendOne transactionId={id} />
          </OverlayBody>
          <OverlayFooter>
            <Button onClick={() => setOpen(false)}>{t('close')}</Button>
            <ButtonLink href={`/callbacks?period=all&transactionId=${id}`}>{t('see')}</ButtonLink>
          </OverlayFooter>
        </Dialog>
      )}
    </>
  );
}
