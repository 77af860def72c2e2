'use client';

import { useTranslations } from 'use-intl';
import { formatDuration, formatTime } from '@/lib/format/date-text';
import { useChargeEnds } from './charge-end';
import { type ChargeStage, chargeStage } from './charge-stage';
import { useNow } from './use-now';

/** The clock of one charge in a list: what is left and until when, or what came of it. Blank where no end is known. */
export function TimeLeft({ id, status }: { id: string; status: string }) {
  const t = useTranslations('charges.clock');
  const now = useNow();
  const end = useChargeEnds()[id] ?? null;
  const stage: ChargeStage = chargeStage({ status }, end, now);
  if (stage === 'overdue') return <span className="text-blue">{t('overdue')}</span>;
  if (end === null) return <span className="text-faint">{stage === 'open' ? t('unknown') : '–'}</span>;
  if (stage !== 'open' || now === null) return <span className="numbers text-muted">{formatTime(end)}</span>;
  return (
    <span className="numbers">
      {formatDuration(Date.parse(end) - now)} <span className="text-muted">{t('until', { time: formatTime(end) })}</span>
    </span>
  );
}
