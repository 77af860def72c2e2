'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { Dialog } from '@/components/ui/dialog';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';

/** A password to hand over, shown this once. */
export function OneTimePassword({ name, password, onClose }: { name: string; password: string; onClose: () => void }) {
  const t = useTranslations('staff');
  return (
    <Dialog open held onClose={onClose} title={t('oneTimeTitle')} description={t('oneTimeText', { name })}>
      <OverlayBody>
        <p className="flex items-center gap-2 rounded-lg border border-line bg-sunken px-3.5 py-2.5">
          <code className="mono flex-1 text-lead">{password}</code>
          <CopyButton value={password} what={t('oneTimeTitle')} />
        </p>
      </OverlayBody>
      <OverlayFooter>
        <Button variant="primary" onClick={onClose}>
          {t('oneTimeDone')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
