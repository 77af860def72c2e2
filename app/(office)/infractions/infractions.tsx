'use client';

import { useTranslations } from 'use-intl';
import { ExportAct } from '@/app/(office)/export-act';
import { MissingPart } from '@/components/feedback/missing-part';
import { toAnswer, useQueue } from '@/components/infraction/use-queue';
import { PageHeader } from '@/components/shell/page-header';
import { Money } from '@/components/transaction/money';
import { ButtonLink } from '@/components/ui/button-link';
import { onDemand } from '@/components/ui/on-demand';
import { Tabs } from '@/components/ui/tabs';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { useZoneName } from '@/lib/client/use-zone-name';
import { formatTimeSeconds } from '@/lib/format/date-text';
import { useInfractionColumns } from './columns';
import { Queue } from './queue';
import { riskOf } from './risk';
import { useFilters } from './use-filters';
import { addressOf, isQueue, queueStatuses, tabs, viewFields } from './view';

/** The queue is what people come for; the list comes when it is looked at. */
const InfractionList = onDemand(() => import('./list').then((module) => module.InfractionList), MissingPart);

/** The queue of what waits, walked to its end by our server, and the service's own list of everything. */
export function Infractions({ mayDefend }: { mayDefend: boolean }) {
  const reader = useReader();
  const t = useTranslations('infractions');
  const zone = useZoneName();
  const { query: view, ignored, change } = useUrlQuery(viewFields);
  const reading = useQueue();
  const waiting = reading.data && toAnswer(reading.data.items);
  const underReview = reading.data && reading.data.items.length - (waiting?.length ?? 0);
  const counts = { answer: waiting?.length, review: underReview, ended: undefined, all: undefined };
  const current = view.tab ?? 'answer';
  const first = waiting?.[0];
  const columns = useInfractionColumns();
  const shown = { status: queueStatuses(current) };
  const filters = useFilters(shown, change);
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={reading.data ? t('readAt', { zone, time: formatTimeSeconds(reading.data.readAt, reader) }) : zone}
        actions={
          <>
            {isQueue(view) && <ExportAct list="infractions" table="infractions" columns={columns} query={shown} filters={filters} />}
            {first && (
              <ButtonLink variant="primary" href={`/infractions/${first.id}`}>
                {t('mostUrgent')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="flex items-end justify-between gap-4 border-b border-line px-4 sm:px-6">
        <Tabs
          label={t('tabs.label')}
          tabs={tabs.map((tab) => ({
            href: addressOf(tab === 'answer' ? {} : { tab }),
            label: t(`tabs.${tab}`),
            current: tab === current,
            count: counts[tab],
          }))}
        />
        {waiting && (
          <p className="pb-2 text-cell text-muted max-sm:hidden">
            {t('atRisk')} <Money value={riskOf(waiting)} />
          </p>
        )}
      </div>
      {isQueue(view) ? (
        <Queue reading={reading} view={view} change={change} mayDefend={mayDefend} />
      ) : (
        <InfractionList view={view} ignored={ignored} change={change} />
      )}
    </>
  );
}
