'use client';

import { useTranslations } from 'use-intl';
import type { CardCharge } from '@/components/card/card-charge';
import { CardChargeAmount } from '@/components/card/card-charge-amount';
import { CardChargeBadge } from '@/components/card/card-charge-badge';
import { TextLink } from '@/components/ui/action/text-link';
import { FactGroup } from '@/components/ui/data/facts';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';

/** The cycles of a recurrence from its initial charge on, each with its charge. */
export function CycleLadder({ cycles, more, id }: { cycles: readonly CardCharge[]; more: boolean; id: string }) {
  const t = useTranslations('recurrence.cycles');
  const settings = useDisplaySettings();
  return (
    <FactGroup title={t('title')}>
      <ol className="grid border-l border-edge">
        {cycles.map((charge) => (
          <li key={charge.id} className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 py-1.5 pl-4 text-cell">
            <span className="w-24 font-medium">
              {charge.recurrenceCycle === 0 ? t('first') : t('cycle', { cycle: String(charge.recurrenceCycle ?? '?') })}
            </span>
            <TextLink href={`/card/charges/${charge.id}`}>
              <time dateTime={charge.createdAt} className="numbers">
                {formatDateTime(charge.createdAt, settings)}
              </time>
            </TextLink>
            <CardChargeBadge charge={charge} />
            <span className="ml-auto">
              <CardChargeAmount charge={charge} />
            </span>
          </li>
        ))}
      </ol>
      {more && (
        <p className="mt-3 text-meta text-muted">
          {t('newest')} <TextLink href={`/card/charges?period=all&recurrentPaymentId=${id}`}>{t('all')}</TextLink>
        </p>
      )}
    </FactGroup>
  );
}
