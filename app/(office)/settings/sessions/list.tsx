'use client';

import { useTranslations } from 'use-intl';
import { Note } from '@/components/feedback/note';
import { ProblemView } from '@/components/feedback/problem-view';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { SessionRows } from '@/components/session/session-rows';
import { Freshness } from '@/components/shell/freshness';
import { PageHeader } from '@/components/shell/page-header';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { sessions } from '@/lib/contracts/office/staff/sessions';

/** Where one's account is open, each place with a way to close it from here. */
export function SessionList() {
  const t = useTranslations('sessions');
  const reading = useEndpointQuery(sessions.list, {});
  const end = useEndpointMutation(sessions.end);
  const endOthers = useEndpointMutation(sessions.endOthers);
  const places = reading.data?.items ?? [];
  const failed = end.error ?? endOthers.error;
  const others = (
    <Button onClick={() => endOthers.mutate({})} waiting={places.length < 2 || endOthers.isPending}>
      {t('endOthers')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} meta={<Freshness reading={reading} />} actions={others} />
      <div className="grid max-w-[860px] gap-4 px-4 pb-8 sm:px-6">
        <p className="text-muted">{t('text')}</p>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {failed && <ProblemView isWrite problem={failed.problem} />}
        {reading.isPending && <Skeleton shape="rows" className="h-40 w-full" />}
        {places.some(({ newDevice }) => newDevice) && <Note tone="amber">{t('newDeviceText')}</Note>}
        <Card flush>
          <SessionRows sessions={places} ending={end.isPending} onEnd={({ id }) => end.mutate({ params: { id } })} />
        </Card>
        <p role="status" className="text-muted">
          {endOthers.isSuccess ? t('endOthersDone') : places.length === 1 ? t('onlyThis') : ''}
        </p>
      </div>
    </>
  );
}
