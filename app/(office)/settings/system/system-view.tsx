'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { system } from '@/lib/contracts/office/system/system';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDateTime } from '@/lib/format/date-text';
import { InstanceRow } from './instance-row';
import { JobRow } from './job-row';
import { Row } from './row';

/** While it is looked at. */
const refetchMs = 15_000;

type System = RecordOf<'system.read'>;

/** How this installation runs: instances and their background work, what waits, what failed, and what is kept. */
export function SystemView() {
  const t = useTranslations('system');
  const reading = useEndpointQuery(system.read, {}, { refetchInterval: refetchMs });
  return (
    <>
      <PageHeader title={t('title')} meta={<Freshness reading={reading} />} />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.isPending && <Skeleton shape="rows" className="h-80 w-full" />}
        {reading.data && (
          <>
            <Failed found={reading.data} />
            <Running found={reading.data} />
            <Waiting found={reading.data} />
            <Stored found={reading.data} />
            <Card title={t('jobsTitle')} flush>
              <ul>
                {reading.data.jobs.map((job) => (
                  <JobRow key={job.name} job={job} />
                ))}
              </ul>
            </Card>
          </>
        )}
      </div>
    </>
  );
}

function Running({ found: { instances } }: { found: System }) {
  const t = useTranslations('system');
  return (
    <Card title={t('running')} flush>
      {instances.length === 0 ? (
        <Nothing>{t('noInstance')}</Nothing>
      ) : (
        <ul>
          {instances.map((instance) => (
            <InstanceRow key={instance.id} instance={instance} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Waiting({ found }: { found: System }) {
  const t = useTranslations('system');
  const settings = useDisplaySettings();
  const some = found.waiting.filter(({ count }) => count > 0);
  return (
    <Card title={t('waitingTitle')} flush>
      {some.length === 0 && <Nothing>{t('nothingWaits')}</Nothing>}
      <ul>
        {some.map(({ kind, count, since }) => (
          <Row
            key={kind}
            name={t(`waiting.${kind}`)}
            value={t('count', { count })}
            detail={since && t('oldest', { at: formatDateTime(since, settings) })}
          />
        ))}
      </ul>
    </Card>
  );
}

function Failed({ found }: { found: System }) {
  const t = useTranslations('system');
  const settings = useDisplaySettings();
  const some = found.failed.filter(({ count }) => count > 0);
  const failing = found.jobs.filter(({ failingSince }) => failingSince !== null);
  return (
    <Card title={t('failedTitle')} meta={t('lastDays')} flush>
      {some.length + failing.length === 0 && <Nothing>{t('nothingFailed')}</Nothing>}
      <ul>
        {failing.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
        {some.map(({ kind, count, since }) => (
          <Row
            key={kind}
            name={t(`failed.${kind}`)}
            value={t('failedCount', { count })}
            detail={since && t('first', { at: formatDateTime(since, settings) })}
          />
        ))}
      </ul>
    </Card>
  );
}

function Stored({ found: { backupAt, anchorAt, auditRows, databaseBytes } }: { found: System }) {
  const t = useTranslations('system');
  const settings = useDisplaySettings();
  return (
    <Card title={t('storedTitle')} flush>
      <ul>
        <Row name={t('backup')} value={backupAt ? formatDateTime(backupAt, settings) : t('never')} />
        <Row name={t('anchor')} value={anchorAt ? formatDateTime(anchorAt, settings) : t('noAnchor')} />
        <Row name={t('audit')} value={t('rows', { count: auditRows })} />
        <Row name={t('database')} value={t('size', { mb: Math.ceil(databaseBytes / 1_000_000) })} />
      </ul>
    </Card>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="px-4 py-3 text-muted">{children}</p>;
}
