'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { retention } from '@/lib/contracts/office/retention';
import { formatDateTime } from '@/lib/format/date-text';

/** Retention per kind of data: days, number of records, last run. Read-only. */
export function RetentionList() {
  const t = useTranslations('retention');
  const settings = useDisplaySettings();
  const reading = useEndpointQuery(retention.list, {});
  return (
    <>
      <PageHeader title={t('title')} meta={<Freshness reading={reading} />} />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {reading.isPending && <Skeleton shape="rows" className="h-80 w-full" />}
        {reading.data && (
          <Card flush>
            <ul>
              {reading.data.items.map(({ kind, days, rows, ranAt, removed }) => (
                <li key={kind} className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-0 sm:grid-cols-[1fr_auto]">
                  <h2 className="font-medium">{t(`kinds.${kind}`)}</h2>
                  <p className="numbers font-medium sm:text-right">{t('days', { days })}</p>
                  <p className="text-meta text-muted">{t(`from.${kind}`)}</p>
                  <p className="numbers text-meta text-muted sm:text-right">
                    {t('rows', { count: rows })} ·{' '}
                    {ranAt === null
                      ? t('never')
                      : `${t('ranAt', { at: formatDateTime(ranAt, settings) })}, ${t('removed', { count: removed })}`}
                  </p>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Note>{t('hold')}</Note>
        <p className="text-cell text-muted">{t('always')}</p>
      </div>
    </>
  );
}
