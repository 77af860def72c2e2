'use client';

import { useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Dialog } from '@/components/ui/overlay/dialog';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';

/** New recovery codes, shown this once: only its own button closes it. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTranslations('security');
  return (
    <Dialog open held onClose={onClose} title={t('codesTitle')} description={t('codesText')}>
      <OverlayBody>
        <div className="flex items-start gap-2 rounded-lg border border-line bg-sunken px-3.5 py-2.5">
          <ul className="mono grid flex-1 gap-x-6 gap-y-1 sm:grid-cols-2">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <CopyButton value={codes.join('\n')} what={t('recoveryCodes')} />
        </div>
      </OverlayBody>
      <OverlayFooter>
        <Button variant="primary" onClick={onClose}>
          {t('codesKept')}
        </Button>
      </OverlayFooter>
    </Dialog>
  );
}
