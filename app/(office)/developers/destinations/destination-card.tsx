'use client';

import { useTranslations } from 'use-intl';
import { TextLink } from '@/components/ui/action/text-link';
import { Card } from '@/components/ui/layout/card';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { attemptEnds, type HealthSpan, otherDestinations, ownDestination } from '@/lib/contracts/office/developers/delivery-health';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { callbackList } from '@/lib/lists/callbacks/callbacks';
import { addressOf } from '@/lib/lists/definition/list';
import { HealthBars } from './health-bars';
import { HealthTable } from './health-table';

export type Destination = RecordOf<'developers.destinations'>['items'][number];

/** One address: its bars, what it last accepted, its last failure, and the way to its deliveries. */
export function DestinationCard({ destination: found, span }: { destination: Destination; span: HealthSpan }) {
  const t = useTranslations('destinations');
  const settings = useDisplaySettings();
  const { destination, exact, acceptedAt, failure, averageMs, buckets } = found;
  const sum = (...ends: readonly (typeof attemptEnds)[number][]) =>
    buckets.reduce((total, bucket) => total + ends.reduce((all, end) => all + bucket[end], 0), 0);
  const total = sum(...attemptEnds);
  const name = destination === ownDestination ? t('own') : destination === otherDestinations ? t('others') : destination;
  const isAddress = name === destination;
  const deliveries = addressOf(callbackList, isAddress && exact ? { url: destination } : { hasError: true });
  return (
    <Card
      title={<span className={isAddress ? 'mono break-all' : undefined}>{name}</span>}
      action={<TextLink href={deliveries}>{t('deliveries')}</TextLink>}
    >
      <div className="grid gap-3">
        {total === 0 ? (
          <p className="text-muted">{t('none')}</p>
        ) : (
          <>
            <HealthBars buckets={buckets} label={t('chart', { total, name, span })} />
            <p className="numbers">
              {t('summary', { total, accepted: sum('accepted'), slow: sum('slow'), failed: sum('refused', 'failed', 'timedOut') })}{' '}
              {averageMs !== null && t('average', { ms: averageMs })}
            </p>
          </>
        )}
        <p className="numbers text-cell text-muted">
          {acceptedAt ? t('lastAccepted', { at: formatDateTime(acceptedAt, settings) }) : t('neverAccepted')}{' '}
          {failure && (
            <>
              {failure.status === null
                ? t('lastFailureSilent', { at: formatDateTime(failure.at, settings) })
                : t('lastFailure', { at: formatDateTime(failure.at, settings), status: String(failure.status) })}{' '}
              {failure.delivery && <TextLink href={`/callbacks/${failure.delivery}`}>{t('openFailure')}</TextLink>}
            </>
          )}
        </p>
        {destination.includes('*') && <p className="text-meta text-faint">{t('hidden')}</p>}
        {total > 0 && (
          <details>
            <summary className="w-fit cursor-pointer rounded-sm text-accent">{t('numbers')}</summary>
            <HealthTable buckets={buckets} span={span} caption={t('chart', { total, name, span })} />
          </details>
        )}
      </div>
    </Card>
  );
}
