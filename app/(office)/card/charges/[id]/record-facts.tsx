'use client';

import { useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { CopyButton } from '@/components/ui/action/copy-button';
import { TextLink } from '@/components/ui/action/text-link';
import { Fact, FactGroup, Facts } from '@/components/ui/data/facts';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTimeSeconds } from '@/lib/format/date-text';

/** When it was created, its recurrence, and its ids. */
export function RecordFacts({ charge }: { charge: CardCharge }) {
  const t = useTranslations('cardCharge.record');
  const tApp = useTranslations('app');
  const settings = useDisplaySettings();
  const { id, externalId, postbackUrl, paymentType, createdAt, updatedAt, recurrentPaymentId, recurrenceCycle } = charge;
  const names = [
    ['id', id],
    ['externalId', externalId],
    ['postbackUrl', postbackUrl],
  ] as const;
  return (
    <>
      {recurrentPaymentId && (
        <FactGroup title={t('recurrence')}>
          <Facts>
            <Fact term={t('cycle')}>{recurrenceCycle === 0 ? t('first') : (recurrenceCycle ?? tApp('none'))}</Fact>
            <Fact term={t('charges')}>
              <TextLink href={`/card/recurrences/${recurrentPaymentId}`}>{t('ofRecurrence')}</TextLink>
            </Fact>
          </Facts>
        </FactGroup>
      )}
      <FactGroup title={t('title')}>
        <Facts>
          <Fact term={t('createdAt')}>
            <time dateTime={createdAt} className="numbers">
              {formatDateTimeSeconds(createdAt, settings)}
            </time>
          </Fact>
          {updatedAt && (
            <Fact term={t('updatedAt')}>
              <time dateTime={updatedAt} className="numbers">
                {formatDateTimeSeconds(updatedAt, settings)}
              </time>
            </Fact>
          )}
          {paymentType && <Fact term={t('paymentType')}>{paymentType === 'creditcard' ? t('creditcard') : paymentType}</Fact>}
          {names.map(
            ([name, value]) =>
              value && (
                <Fact key={name} term={t(name)} mono>
                  <span className="break-all">{value}</span>
                  <CopyButton value={value} what={t(name)} />
                </Fact>
              ),
          )}
        </Facts>
      </FactGroup>
    </>
  );
}
