'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TextLink } from '@/components/ui/action/text-link';
import { Card } from '@/components/ui/layout/card';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { attemptEnds, type HealthSpan, otherDestinations, ownDestination } from '@/lib/contracts/office/developers/delivery-health';
import { formatDateTime } from '@/lib/format/date-text';
import { callbackList } from '@/lib/lists/callbacks/callbacks';
import { addressOf } from '@/lib/lists/definition/list';
import { bucketName } from './bucket-name';
import type { Destination } from './destination';
import { HealthBars } from './health-bars';
import { HealthTable } from './health-table';

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
            <p className="numbers flex justify-between text-meta text-faint" aria-hidden="true">
              {[buckets[0], buckets.at(-1)].map((bucket) => (
                <span key={bucket?.at}>{bucket && bucketName(bucket.at, span, settings)}</span>
              ))}
            </p>
            <p className="numbers flex flex-wrap items-center gap-x-4 gap-y-1">
              {t('summary', { total })}
              <Share className="bg-accent">{t('accepted', { count: sum('accepted') })}</Share>
              <Share className="bg-amber">{t('slow', { count: sum('slow') })}</Share>
              <Share className="bg-red">{t('failed', { count: sum('refused', 'failed', 'timedOut') })}</Share>
              {averageMs !== null && <span className="text-muted">{t('average', { ms: averageMs })}</span>}
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

/** A part of the bars, with its colour. */
function Share({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={clsx('size-2 rounded-xs', className)} />
      {children}
    </span>
  );
}
