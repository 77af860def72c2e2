'use client';

import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { toAnswer, useQueue } from '@/components/infraction/use-queue';
import { ListExport } from '@/components/list-page/list-export';
import { ListTabs } from '@/components/list-page/list-tabs';
import { SavedViewsButton } from '@/components/list-page/saved-views/saved-views-button';
import { SavedViews, useSavedViews } from '@/components/list-page/saved-views/use-saved-views';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { PageHeader } from '@/components/shell/page-header';
import { Money } from '@/components/transaction/money';
import { ButtonLink } from '@/components/ui/action/button-link';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { useUrlQuery } from '@/lib/client/query/use-url-query';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useZoneName } from '@/lib/client/use-zone-name';
import { formatTimeSeconds } from '@/lib/format/date-text';
import { addressOf } from '@/lib/lists/definition/list';
import { infractionList, infractionTabs, isQueue, queueStatuses } from '@/lib/lists/pix/infractions';
import { cells } from './columns';
import { narrowQueue } from './queue/narrow-queue';
import { Queue } from './queue/queue';
import { riskOf } from './risk';
import { useFilters } from './use-filters';

/** The queue is what people come for; the list comes when it is looked at. */
const InfractionList = lazyPart(() => import('./list').then((module) => module.InfractionList), LoadErrorFallback);

/** The queue of what waits, walked to its end by our server, and the service's own list of everything. */
export function Infractions({ mayDefend }: { mayDefend: boolean }) {
  const settings = useDisplaySettings();
  const t = useTranslations('infractions');
  const zone = useZoneName();
  const { query } = useUrlQuery(infractionList.fields);
  const state = useList(infractionList, { enabled: !isQueue(query) });
  const { view, change } = state;
  const saved = useSavedViews(state);
  const reading = useQueue();
  const waiting = reading.data && toAnswer(reading.data.items);
  const underReview = waiting && reading.data?.items.filter((item) => !waiting.includes(item));
  const counts = { answer: waiting?.length, review: underReview?.length, ended: undefined, all: undefined };
  const current = view.tab ?? 'answer';
  const first = waiting?.[0];
  const columns = useColumns(infractionList, cells);
  const filters = useFilters(state);
  const isWalked = isQueue(view);
  const ofTab = current === 'review' ? underReview : waiting;
  const shown = isWalked ? ofTab && narrowQueue(ofTab, view) : undefined;
  // Of the queue the service is asked by the statuses of its cases.
  const asked = { ...view, status: view.status ?? queueStatuses(current) };
  const askedFilters = useFilters({ list: infractionList, view: asked, change });
  return (
    <SavedViews value={saved}>
      <PageHeader
        title={t('title')}
        meta={reading.data ? t('readAt', { zone, time: formatTimeSeconds(reading.data.readAt, settings) }) : zone}
        actions={
          <>
            <SavedViewsButton />
            <ListExport
              state={isWalked ? { ...state, query: { ...state.query, status: asked.status } } : state}
              filters={isWalked ? askedFilters : filters}
              columns={columns}
              sort={isWalked ? (view.sort ?? 'deadline') : undefined}
            />
            {first && (
              <ButtonLink variant="primary" href={`/infractions/${first.id}`}>
                {t('mostUrgent')}
              </ButtonLink>
            )}
          </>
        }
      />
      <ListTabs
        label={t('tabs.label')}
        tabs={infractionTabs.map((tab) => ({
          href: addressOf(infractionList, tab === 'answer' ? {} : { tab }),
          label: t(`tabs.${tab}`),
          current: tab === current,
          count: counts[tab],
        }))}
        end={
          shown && (
            <p className="shrink-0 pb-2 text-cell text-muted max-sm:hidden">
              {t('atRisk')} <Money value={riskOf(shown)} />
            </p>
          )
        }
      />
      {isWalked ? (
        <Queue reading={reading} items={shown ?? []} state={state} filters={filters} mayDefend={mayDefend} />
      ) : (
        <InfractionList state={state} filters={filters} columns={columns} />
      )}
    </SavedViews>
  );
}
