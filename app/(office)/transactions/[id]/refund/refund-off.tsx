'use client';

import { useTranslations } from 'use-intl';
import { SeeInfraction } from '@/app/(office)/transactions/[id]/see-infraction';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { Note } from '@/components/feedback/note';
import { Button } from '@/components/ui/action/button';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import type { RefundBlock } from '@/lib/domain/payment/refundable';

type RefundOffProps = { transaction: TransactionRecord; reason: RefundBlock | 'infraction'; onClose: () => void };

/** The sheet was opened by its address although nothing can be refunded now: the same reason as at the button. */
export function RefundOff({ transaction, reason, onClose }: RefundOffProps) {
  const t = useTranslations('refund');
  return (
    <>
      <OverlayBody>
        <Note tone="amber" live>
          <p>{t(`blocked.${reason}`)}</p>
          {reason === 'infraction' && <SeeInfraction transaction={transaction} />}
        </Note>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </OverlayFooter>
    </>
  );
}
