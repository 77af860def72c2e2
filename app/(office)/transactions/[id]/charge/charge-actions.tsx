'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Rights, TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { AllowedLink } from '@/components/account/allowed-link';
import { draftOfCharge, personalFields } from '@/components/charge/charge-draft';
import { fillDraft } from '@/components/form/use-draft';
import { Button } from '@/components/ui/action/button';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { apiUrl } from '@/lib/contracts/address';
import { charges } from '@/lib/contracts/pix/payments/charges';
import type { ChargeStage } from '@/lib/domain/payment/charge-stage';
import { sameValidity } from './same-validity';
import { ShareButton } from './share/share-button';

type ChargeActionsProps = {
  charge: TransactionRecord;
  stage: ChargeStage;
  end: string | null;
  rights: Pick<Rights, 'mayCharge' | 'mayShare'>;
  framed: boolean;
};

/**
 * The actions of a charge. While it is pending they help it to be paid; afterwards, for someone who waited for it, the primary action is
 * the next charge.
 */
export function ChargeActions({ charge, stage, end, rights, framed }: ChargeActionsProps) {
  const t = useTranslations('charge.acts');
  const locale = useLocale();
  const waiting = stage === 'open' || stage === 'overdue';
  return (
    <>
      {waiting && (
        <>
          {rights.mayShare && <ShareButton charge={charge} variant="primary" />}
          {/* A window of its own, the same one when it is pressed again: whoever shows the code keeps this page. */}
          <a href={`/counter/${charge.id}`} target={`counter-${charge.id}`} className={buttonLook({})}>
            <Icon name="monitor" />
            {t('counter')}
          </a>
          <Button icon="printer" onClick={() => window.print()}>
            {t('print')}
          </Button>
          <a
            href={apiUrl(charges.qrCode, { params: { id: charge.id } })}
            download={`pix-${charge.clientReference ?? charge.id}.png`}
            className={buttonLook({})}
          >
            <Icon name="download" />
            {t('saveCode')}
          </a>
        </>
      )}
      {!waiting && rights.mayCharge && (
        <>
          <AllowedLink
            permission="deposit"
            icon="repeat"
            href="/charges/new"
            onClick={() => fillDraft('charge', draftOfCharge(charge, sameValidity(charge.createdAt, end), locale), personalFields)}
          >
            {t('again')}
          </AllowedLink>
          {framed && (
            <AllowedLink permission="deposit" variant="primary" icon="plus" href="/charges/new">
              {t('new')}
            </AllowedLink>
          )}
        </>
      )}
    </>
  );
}
