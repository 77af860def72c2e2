'use client';

import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { Tag } from '@/components/ui/tag';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useWrite } from '@/lib/client/use-write';
import { sessions } from '@/lib/contracts/sessions';
import { formatDateTime } from '@/lib/format/date-text';
import { browserName } from './browser-name';

/** Where one's account is open, each place with a way to close it from here. */
export function SessionList() {
  const t = useTranslations('sessions');
  const reader = useReader();
  const reading = useRead(sessions.list, {});
  const end = useWrite(sessions.end);
  const endOthers = useWrite(sessions.endOthers);
  const places = reading.data?.items ?? [];
  const failed = end.error ?? endOthers.error;
  const others = (
    <Button onClick={() => endOthers.mutate({})} waiting={places.length < 2 || endOthers.isPending}>
      {t('endOthers')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} actions={others} />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {failed && <ProblemView problem={failed.problem} />}
        {reading.isPending && <Skeleton className="h-40 w-full" />}
        <Card flush>
          <ul>
            {places.map((session) => (
              <li key={session.id} className="flex items-center gap-4 border-b border-line px-4 py-3 last:border-0">
                <Icon name="monitor" className="text-muted" />
                <div className="min-w-0 flex-1">
                  <p className="flex flex-wrap items-center gap-x-2 font-medium">
                    {browserName(session.browser) ?? t('unknown')}
                    {session.current && (
                      <Tag tone="green" icon="check">
                        {t('current')}
                      </Tag>
                    )}
                  </p>
                  <p className="numbers text-meta text-muted">
                    {t('since')} {formatDateTime(session.createdAt, reader)} · {t('lastSeen')} {formatDateTime(session.lastSeenAt, reader)}{' '}
                    · {session.address ?? t('unknown')}
                  </p>
                </div>
                {!session.current && (
                  <Button size="small" waiting={end.isPending} onClick={() => end.mutate({ params: { id: session.id } })}>
                    {t('end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
        <p role="status" className="text-muted">
          {endOthers.isSuccess ? t('endOthersDone') : places.length === 1 ? t('onlyThis') : ''}
        </p>
      </div>
    </>
  );
}
