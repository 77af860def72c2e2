'use client';

import { useTranslations } from 'use-intl';
import { DeveloperTabs } from '@/app/(office)/developers/tabs';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Segmented } from '@/components/ui/fields/segmented';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useUrlQuery } from '@/lib/client/query/use-url-query';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { healthSpans } from '@/lib/contracts/office/developers/delivery-health';
import { developers } from '@/lib/contracts/office/developers/developers';
import { formatDateTime } from '@/lib/format/date-text';
import { DestinationCard } from './destination-card';
import { healthFields } from './health-fields';

/** Counting goes on every minute. */
const refetchInterval = 60_000;

/** Counting ends a minute or two before now; further back it has not caught up with a history yet. */
const behindMs = 10 * 60_000;

function isBehind(until: string | null): boolean {
  return until !== null && serverNow() - Date.parse(until) > behindMs;
}

/** How each address that receives callbacks has answered, and what that is based on. */
export function DestinationList() {
  const t = useTranslations('developers');
  const tHealth = useTranslations('destinations');
  const settings = useDisplaySettings();
  const { query, change } = useUrlQuery(healthFields);
  const { span = 'hours' } = query;
  const input = { query: { span, zone: settings.zone } };
  const reading = useEndpointQuery(developers.destinations, input, { keepPrevious: true, refetchInterval });
  const { data } = reading;
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={<Freshness reading={reading} />}
        actions={
          <Segmented
            legend={tHealth('span')}
            name="span"
            value={span}
            options={healthSpans.map((value) => ({ value, label: tHealth(`spans.${value}`) }))}
            onChange={(value) => change({ span: value === 'hours' ? undefined : value })}
          />
        }
      />
      <DeveloperTabs current="destinations" />
      <div className="grid max-w-[860px] gap-4 px-4 py-4 sm:px-6">
        <div className="grid gap-1 text-muted">
          <p>{tHealth('text')}</p>
          <p className="text-cell">
            {data?.from && data.until
              ? tHealth('counted', { from: formatDateTime(data.from, settings), until: formatDateTime(data.until, settings) })
              : data && tHealth('notCounted')}{' '}
            {tHealth('meaning')}
          </p>
        </div>
        {data && isBehind(data.until) && <Note tone="blue">{tHealth('catchingUp')}</Note>}
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.isPending && <Skeleton shape="rows" className="h-80 w-full" />}
        {data?.items.length === 0 && (
          <Empty drawing={<EmptyDrawing />} title={tHealth('emptyTitle')}>
            {tHealth('emptyText')}
          </Empty>
        )}
        {data?.items.map((destination) => (
          <DestinationCard key={destination.destination} destination={destination} span={span} />
        ))}
      </div>
    </>
  );
}
