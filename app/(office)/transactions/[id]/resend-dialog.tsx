'use client';

import { useTranslations } from 'use-intl';
import { ResendOne } from '@/components/callback/resend-one';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';

/** Asks before the callback is sent again; afterwards its attempts are a link away. */
export function ResendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('transaction.resend');
  return (
    <Dialog open onClose={onClose} title={t('action')} description={t('text')}>
      <OverlayBody>
        <ResendOne transactionId={id} />
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
        <ButtonLink href={`/callbacks?period=all&transactionId=${id}`}>{t('see')}</ButtonLink>
      </OverlayFooter>
    </Dialog>
  );
}
