'use client';

import { useTranslations } from 'use-intl';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useServiceNow } from '@/lib/client/use-now';
import type { Transaction } from '@/lib/contracts/shapes';
import { chargeStage } from '@/lib/domain/payment/charge-stage';
import { formatDuration, formatTime } from '@/lib/format/date-text';
import { useChargeEnd } from './charge-end';

/** The remaining time of a charge in a list and its end, or its result. Blank where no end is known. */
export function TimeLeft({ charge }: { charge: Pick<Transaction, 'id' | 'status' | 'createdAt'> }) {
  const settings = useDisplaySettings();
  const t = useTranslations('charges.clock');
  const now = useServiceNow();
  const end = useChargeEnd(charge);
  const stage = chargeStage(charge, end, now);
  if (stage === 'overdue') return <span className="text-blue">{t('overdue')}</span>;
  if (end === null) return <span className="text-faint">{stage === 'open' ? t('unknown') : '–'}</span>;
  if (stage !== 'open' || now === null) return <span className="numbers text-muted">{formatTime(end, settings)}</span>;
  return (
    <span className="numbers">
      {formatDuration(Date.parse(end) - now)} <span className="text-muted">{t('until', { time: formatTime(end, settings) })}</span>
    </span>
  );
}
