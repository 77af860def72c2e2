'use client';

import { useLocale, useTranslations } from 'use-intl';
import { AllowedLink } from '@/components/account/allowed-link';
import { draftOfCharge, personalFields } from '@/components/charge/charge-draft';
import type { ChargeStage } from '@/components/charge/charge-stage';
import { fillDraft } from '@/components/form/use-draft';
import { Receipt } from '@/components/receipt/receipt';
import { Button } from '@/components/ui/action/button';
import { ButtonLink } from '@/components/ui/action/button-link';
import { buttonLook } from '@/components/ui/action/button-look';
import { Icon } from '@/components/ui/icon/icon';
import { apiUrl } from '@/lib/contracts/address';
import { charges } from '@/lib/contracts/pix/charges';
import type { Charge, Rights } from './charge-record';

/** The acts of a charge. While it waits they help it to be paid; once it is paid the one primary act is the next charge. */
export function ChargeActions({ charge, stage, rights }: { charge: Charge; stage: ChargeStage; rights: Rights }) {
  const t = useTranslations('charge.acts');
  const locale = useLocale();
  const waiting = stage === 'open' || stage === 'overdue';
  return (
    <>
      {waiting && (
        <>
          <ButtonLink icon="monitor" href={`/counter/${charge.id}`}>
            {t('counter')}
          </ButtonLink>
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
      {stage === 'paid' && <Receipt of="charges" id={charge.id} status={charge.status} mayDownload={rights.mayDownload} />}
      {!waiting && (
        <ButtonLink icon="list" href={`/transactions/${charge.id}`}>
          {t('transaction')}
        </ButtonLink>
      )}
      {!waiting && rights.mayCreate && (
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
          <AllowedLink permission="deposit" variant="primary" icon="plus" href="/charges/new">
            {t('new')}
          </AllowedLink>
        </>
      )}
    </>
  );
}
