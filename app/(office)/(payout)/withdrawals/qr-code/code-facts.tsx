'use client';

import { useTranslations } from 'use-intl';
import { Money } from '@/components/transaction/money';
import { Fact, Facts } from '@/components/ui/data/facts';
import { Tag } from '@/components/ui/data/tag';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useServiceNow } from '@/lib/client/use-now';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { compareReais } from '@/lib/format/money/money';

export type Code = RecordOf<'payees.byQrCode'>['code'];

/** When a code runs out; null for one that does not, or does not say. */
function codeEnd({ createdAt, expiresIn }: Pick<Code, 'createdAt' | 'expiresIn'>): number | null {
  return createdAt === null || !expiresIn ? null : Date.parse(createdAt) + expiresIn * 1000;
}

/** Stands in a code for an identifier that it does not have. */
const noTxid = '***';

/** The content of a code: amount, original amount when different, expiry and description. */
export function CodeFacts({ code }: { code: Code }) {
  const t = useTranslations('qrPaymentForm.facts');
  const settings = useDisplaySettings();
  const now = useServiceNow();
  const { amount, originalAmount, qrCodeType, additionalInfo, txid, dueDate } = code;
  const end = codeEnd(code);
  const differs = amount !== null && originalAmount !== null && compareReais(amount, originalAmount) !== 0;
  return (
    <section aria-label={t('title')} className="rounded-lg border border-line bg-sunken px-4 py-3.5">
      <Facts>
        <Fact term={t('type')}>{t(qrCodeType === 'STATIC' ? 'static' : 'dynamic')}</Fact>
        <Fact term={t('amount')}>{amount === null ? t('open') : <Money value={amount} />}</Fact>
        {differs && (
          <Fact term={t('original')}>
            <Money value={originalAmount} />
            <Tag tone="amber" icon="info">
              {t(compareReais(amount, originalAmount) > 0 ? 'interest' : 'discount')}
            </Tag>
          </Fact>
        )}
        {end !== null && (
          <Fact term={t('end')}>
            <span className="numbers">{formatDateTime(new Date(end), settings)}</span>
            {now !== null && end < now && (
              <Tag tone="red" icon="hourglass">
                {t('over')}
              </Tag>
            )}
          </Fact>
        )}
        {dueDate && <Fact term={t('due')}>{dueDate}</Fact>}
        {additionalInfo && <Fact term={t('info')}>{additionalInfo}</Fact>}
        {txid && txid !== noTxid && (
          <Fact term={t('txid')} mono>
            <span className="break-all">{txid}</span>
          </Fact>
        )}
      </Facts>
    </section>
  );
}
