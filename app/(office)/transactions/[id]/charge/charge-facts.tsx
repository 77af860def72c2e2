'use client';

import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PayerMemory } from '@/app/(office)/transactions/[id]/payer-memory';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { estimateFee } from '@/components/account/estimate-fee';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Fact, Facts } from '@/components/ui/data/facts';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { account } from '@/lib/contracts/pix/account/account';
import type { ChargeStage } from '@/lib/domain/payment/charge-stage';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { formatDocument } from '@/lib/format/identifier/document';
import { subtractReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';

type ChargeFactsProps = {
  charge: TransactionRecord;
  stage: ChargeStage;
  staff: string | null;
  end: string | null;
  seesInfractions: boolean;
};

/** The charge as it was requested: amount, payer, creator and expiry. */
export function ChargeFacts({ charge, stage, staff, end, seesInfractions }: ChargeFactsProps) {
  const t = useTranslations('charge.facts');
  const settings = useDisplaySettings();
  const { id, generatedName, generatedDocument, generatedEmail, clientReference, virtualAccount, createdAt } = charge;
  const waiting = stage === 'open' || stage === 'overdue';
  return (
    <>
      <Group title={t('title')}>
        <Facts>
          {generatedName && <Fact term={t('payer')}>{generatedName}</Fact>}
          {generatedDocument && (
            <Fact term={t('document')}>
              <span className="numbers">{formatDocument(generatedDocument)}</span>
            </Fact>
          )}
          {seesInfractions && generatedDocument && stage !== 'paid' && <PayerMemory id={id} />}
          {generatedEmail && <Fact term={t('email')}>{generatedEmail}</Fact>}
          {clientReference && (
            <Fact term={t('reference')} mono>
              <span className="break-all">{clientReference}</span>
              <CopyButton value={clientReference} what={t('reference')} />
            </Fact>
          )}
          {virtualAccount && <Fact term={t('virtualAccount')}>{virtualAccount}</Fact>}
          <Fact term={t('createdAt')}>
            <time dateTime={createdAt} className="numbers">
              {formatDateTimeSeconds(createdAt, settings)}
            </time>
            {staff && (
              <span data-print="hide" className="text-muted">
                {t('by', { name: staff })}
              </span>
            )}
          </Fact>
          {end && (
            <Fact term={t(stage === 'spent' ? 'ended' : 'end')} screenOnly={waiting}>
              <time dateTime={end} className="numbers">
                {formatDateTimeSeconds(end, settings)}
              </time>
            </Fact>
          )}
          {waiting && (
            <Fact term={t('late')} screenOnly>
              {t('lateText')}
            </Fact>
          )}
          <Fact term={t('id')} mono screenOnly={waiting}>
            <span className="break-all">{id}</span>
            <CopyButton value={id} what={t('id')} />
          </Fact>
        </Facts>
      </Group>
      {waiting && <Expected charge={charge} />}
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Expected({ charge }: { charge: TransactionRecord }) {
  const t = useTranslations('charge.facts');
  const locale = useLocale();
  const profile = useEndpointQuery(account.read, {}, { staleTime: 60_000 });
  const fee = charge.serviceFeeCharged ?? estimateFee('cashIn', charge.amount, profile.data?.serviceFee ?? null);
  if (fee === null) return null;
  return (
    <section data-print="hide" className="border-t border-line pt-5">
      <h2 className="mb-2 font-semibold">{t('whatFollows')}</h2>
      <p className="numbers text-cell text-muted">
        {t('net', { net: formatReais(subtractReais(charge.amount, fee), locale), fee: formatReais(fee, locale) })}
      </p>
    </section>
  );
}
