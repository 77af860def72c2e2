'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { TextLink } from '@/components/ui/action/text-link';
import { Fact } from '@/components/ui/data/facts';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import type { RecordOf } from '@/lib/contracts/shapes';
import { businessDay } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money/money-text';

/** Who this payer is to us: what the same document paid and disputed before. */
export function PayerHistory({ reading }: { reading: UseQueryResult<RecordOf<'infractions.payerHistory'>, ProblemError> }) {
  const t = useTranslations('infraction');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const { data } = reading;
  if (!data) {
    return (
      <Fact term={t('history')}>
        <span className="text-faint">{t(reading.isError ? 'unread' : 'reading')}</span>
      </Fact>
    );
  }
  if (!data.known) return <Fact term={t('history')}>{t('historyUnknown')}</Fact>;
  const parts = [
    t('historyLine', { payments: data.payments, infractions: data.infractions }),
    ...(data.lost > 0 ? [t('historyLost', { count: data.lost })] : []),
    ...(data.firstAt
      ? [t('historySum', { amount: formatReais(data.paid, locale), day: formatDay(businessDay(data.firstAt, settings.zone), locale) })]
      : []),
    ...(data.truncated ? [t('historyTruncated')] : []),
  ];
  const [count, ...more] = parts;
  return (
    <Fact term={t('history')}>
      {data.payer && data.payments > 0 ? (
        <TextLink href={`/transactions?period=all&document=${encodeURIComponent(data.payer)}`}>{count}</TextLink>
      ) : (
        count
      )}
      {more.length > 0 && <span className="text-muted">{more.join(' · ')}</span>}
    </Fact>
  );
}
