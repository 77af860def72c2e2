'use client';

import { useLocale, useTranslations } from 'use-intl';
import type { Rights, TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { AllowedLink } from '@/components/account/allowed-link';
import { draftOfCharge, personalFields } from '@/components/charge/charge-draft';
import type { ChargeStage } from '@/components/charge/charge-stage';
import { fillDraft } from '@/components/form/use-draft';
import { Button } from '@/components/ui/action/button';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { apiUrl } from '@/lib/contracts/address';
import { charges } from '@/lib/contracts/pix/charges';

type ChargeActionsProps = { charge: TransactionRecord; stage: ChargeStage; rights: Pick<Rights, 'mayCharge'>; framed: boolean };

/**
 * The actions of a charge. While it is pending they help it to be paid; afterwards, for someone who waited for it, the primary action is
 * the next charge.
 */
export function ChargeActions({ charge, stage, rights, framed }: ChargeActionsProps) {
  const t = useTranslations('charge.acts');
  const locale = useLocale();
  const waiting = stage === 'open' || stage === 'overdue';
  return (
    <>
      {waiting && (
        <>
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
          {stage === 'spent' && (
            <AllowedLink
              permission="deposit"
              icon="repeat"
              href="/charges/new"
              onClick={() => fillDraft('charge', draftOfCharge(charge, locale), personalFields)}
            >
              {t('again')}
            </AllowedLink>
          )}
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
