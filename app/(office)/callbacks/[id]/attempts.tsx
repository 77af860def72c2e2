'use client';

import { useTranslations } from 'use-intl';
import { OutcomeBadge } from '@/components/callback/outcome-badge';
import { QueryProblem } from '@/components/feedback/query-problem';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TextLink } from '@/components/ui/action/text-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useEndpointQuery } from '@/lib/client/use-read';
import { callbacks } from '@/lib/contracts/pix/callbacks/callbacks';
import { deliveredStatus } from '@/lib/domain/delivered-status';
import { outcomeAmong } from '@/lib/domain/delivery-outcome';
import { formatDateTimeSeconds } from '@/lib/format/date-text';

const most = 100;
/** What was sent again is in view within this time. */
const everyMs = 2_000;

/** Every attempt to tell of one transaction, newest first, each with its number among them. */
export function Attempts({ transactionId, current }: { transactionId: string; current: string }) {
  const t = useTranslations('callback');
  const settings = useDisplaySettings();
  const reading = useEndpointQuery(callbacks.list, { query: { transactionId, page: 1, limit: most } }, { refetchInterval: everyMs });
  if (!reading.data) return <QueryProblem reading={reading} />;
  const { items, hasNext } = reading.data;
  return (
    <>
      <ol reversed className="grid gap-2 text-cell">
        {items.map((attempt, at) => {
          const status = deliveredStatus(attempt);
          return (
            <li key={attempt.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {!hasNext && <span className="numbers w-6 text-muted">{items.length - at}</span>}
              {attempt.id === current ? (
                <span className="numbers font-medium" aria-current="true">
                  {formatDateTimeSeconds(attempt.createdAt, settings)}
                </span>
              ) : (
                <TextLink href={`/callbacks/${attempt.id}`} className="numbers">
                  {formatDateTimeSeconds(attempt.createdAt, settings)}
                </TextLink>
              )}
              {status && <StatusBadge status={status} />}
              <OutcomeBadge outcome={outcomeAmong(attempt, items)} />
              <span className="numbers text-muted">
                {attempt.status ?? t('noAnswer')}
                {attempt.responseTime !== null && ` · ${t('milliseconds', { time: attempt.responseTime })}`}
              </span>
            </li>
          );
        })}
      </ol>
      {hasNext && <p className="mt-2 text-cell text-muted">{t('moreAttempts', { most })}</p>}
    </>
  );
}
