'use client';

import { useTranslations } from 'use-intl';
import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import { PaymentSum } from '@/components/transaction/payment-sum';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Fact, Facts } from '@/components/ui/data/facts';
import { Tag } from '@/components/ui/data/tag';
import { formatDocument } from '@/lib/format/identifier/document';

/** The payer, the institution, and the effect on the balance. */
export function ChargePayment({ charge }: { charge: TransactionRecord }) {
  const t = useTranslations('charge.payment');
  const { payerName, payerDocument, payerInstitutionName, endToEndId, generatedName } = charge;
  const same = payerName !== null && generatedName !== null && payerName.localeCompare(generatedName, 'pt', { sensitivity: 'base' }) === 0;
  return (
    <>
      <section className="border-b border-line pb-5">
        <h2 className="mb-3 font-semibold">{t('title')}</h2>
        <Facts>
          {payerName && (
            <Fact term={t('payer')}>
              {payerName}
              {generatedName && (
                <Tag tone={same ? 'green' : 'amber'} icon={same ? 'check' : 'info'}>
                  {t(same ? 'same' : 'differs')}
                </Tag>
              )}
            </Fact>
          )}
          {payerDocument && (
            <Fact term={t('document')}>
              <span className="numbers">{formatDocument(payerDocument)}</span>
            </Fact>
          )}
          {payerInstitutionName && <Fact term={t('bank')}>{payerInstitutionName}</Fact>}
          {endToEndId && (
            <Fact term={t('endToEndId')} mono>
              <span className="break-all">{endToEndId}</span>
              <CopyButton value={endToEndId} what={t('endToEndId')} />
            </Fact>
          )}
        </Facts>
      </section>
      <section className="border-b border-line pb-5">
        <PaymentSum payment={charge} />
      </section>
    </>
  );
}
