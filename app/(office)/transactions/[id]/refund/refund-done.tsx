'use client';

import { useLocale, useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/button';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import { takeFocus } from '@/components/ui/take-focus';
import type { Reais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';

/** The service took the refund; its completion comes later (interface: Transaction, refunds). */
export function RefundDone({ amount, onClose }: { amount: Reais | null; onClose: () => void }) {
  const t = useTranslations('refund');
  const locale = useLocale();
  return (
    <>
      <OverlayBody>
        <Note tone="green" live>
          {amount ? t('done', { amount: formatReais(amount, locale) }) : t('doneWhole')}
        </Note>
      </OverlayBody>
      <OverlayFooter>
        <Button ref={takeFocus} variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </OverlayFooter>
    </>
  );
}
