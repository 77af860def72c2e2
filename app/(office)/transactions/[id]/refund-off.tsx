'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/button';
import { OverlayBody } from '@/components/ui/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay-footer';
import { TextLink } from '@/components/ui/text-link';
import type { RefundBlock } from '@/lib/contracts/refundable';

/** The sheet was opened by its address although nothing can be refunded now: the same reason as at the button. */
export function RefundOff({ id, reason, onClose }: { id: string; reason: RefundBlock | 'infraction'; onClose: () => void }) {
  const t = useTranslations('refund');
  return (
    <>
      <OverlayBody>
        <Note tone="amber" live>
          <p>{t(`blocked.${reason}`)}</p>
          {reason === 'infraction' && <TextLink href={`/transactions/${id}#infractions`}>{t('seeInfraction')}</TextLink>}
        </Note>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </OverlayFooter>
    </>
  );
}
