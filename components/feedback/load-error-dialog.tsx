'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';

/** Shown instead of a dialog or sheet whose code could not be loaded. */
export function LoadErrorDialog({ open = true, onClose, onRetry }: { open?: boolean; onClose: () => void; onRetry: () => void }) {
  const t = useTranslations('feedback.missing');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')}>
      <OverlayBody>
        <p>{t('text')}</p>
      </OverlayBody>
      <OverlayFooter>
        <Button variant="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
