'use client';

import { useTranslations } from 'use-intl';
import { maxAttempts } from '@/components/callback/delivery-state';
import { OutcomeBadge } from '@/components/callback/outcome-badge';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TextLink } from '@/components/ui/action/text-link';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { resends } from '@/lib/contracts/office/callbacks/resends';
import type { RecordOf } from '@/lib/contracts/shapes';
import { type Delivery, deliveredStatus } from '@/lib/domain/delivered-status';
import { outcomeAmong } from '@/lib/domain/delivery-outcome';
import { formatDateTimeSeconds } from '@/lib/format/date-text';

type Asked = RecordOf<'resends.asked'>['items'][number];

type AttemptsProps = { transactionId: string; current: string; reading: RecordOf<'callbacks.list'> };

/** Every attempt to tell of one transaction, newest first, each with its number among them; between them, who asked for another one. */
export function Attempts({ transactionId, current, reading: { items, hasNext } }: AttemptsProps) {
  const t = useTranslations('callback');
  const settings = useDisplaySettings();
  const asked = useEndpointQuery(resends.asked, { params: { transactionId } }).data?.items ?? [];
  return (
    <>
      <ol className="grid gap-2 text-cell">
        {inTurn(items, asked).map((entry) => {
          if ('by' in entry) {
            return (
              <li key={`asked ${entry.at}`} className="numbers pl-9 text-muted">
                {t('askedBy', { at: formatDateTimeSeconds(entry.at, settings), name: entry.by })}
              </li>
            );
          }
          const status = deliveredStatus(entry);
          return (
            <li key={entry.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {!hasNext && <span className="numbers w-6 text-muted">{items.length - items.indexOf(entry)}</span>}
              {entry.id === current ? (
                <span className="numbers font-medium" aria-current="true">
                  {formatDateTimeSeconds(entry.createdAt, settings)}
                </span>
              ) : (
                <TextLink href={`/callbacks/${entry.id}`} className="numbers">
                  {formatDateTimeSeconds(entry.createdAt, settings)}
                </TextLink>
              )}
              {status && <StatusBadge status={status} />}
              <OutcomeBadge outcome={outcomeAmong(entry, items)} />
              <span className="numbers text-muted">
                {entry.status ?? t('noAnswer')}
                {entry.responseTime !== null && ` · ${t('milliseconds', { time: entry.responseTime })}`}
              </span>
            </li>
          );
        })}
      </ol>
      {hasNext && <p className="mt-2 text-cell text-muted">{t('moreAttempts', { max: maxAttempts })}</p>}
    </>
  );
}

/** Both together, newest first. Our clock and the service's differ a little, so an attempt stands above its request by what caused it. */
function inTurn(attempts: readonly Delivery[], asked: readonly Asked[]): readonly (Delivery | Asked)[] {
  const timeOf = (entry: Delivery | Asked) => Date.parse('by' in entry ? entry.at : entry.createdAt);
  return [...attempts, ...asked].sort((a, b) => timeOf(b) - timeOf(a));
}
