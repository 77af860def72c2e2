'use client';

import { useTranslations } from 'use-intl';
import { ProblemView } from '@/components/feedback/problem-view';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { SessionRows } from '@/components/session/session-rows';
import { Button } from '@/components/ui/action/button';
import { Card } from '@/components/ui/layout/card';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { OverlayBody } from '@/components/ui/overlay/overlay-body';
import { OverlayFooter } from '@/components/ui/overlay/overlay-footer';
import { Sheet } from '@/components/ui/overlay/sheet';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { sessions } from '@/lib/contracts/office/staff/sessions';
import type { Person } from './columns';

/** Where somebody's account is open, and the way to close it for them. */
export function SessionsSheet({ person, onClose }: { person: Person; onClose: () => void }) {
  const t = useTranslations('staff');
  const reading = useEndpointQuery(sessions.listOfPerson, { params: { id: person.id } });
  const end = useEndpointMutation(sessions.endOfPerson);
  const endAll = useEndpointMutation(sessions.endAllOfPerson);
  const places = reading.data?.items ?? [];
  const failed = end.error ?? endAll.error;
  const params = { id: person.id };
  return (
    <Sheet open onClose={onClose} title={t('sessionsTitle', { name: person.name })}>
      <OverlayBody>
        {readProblemOf(reading) && <QueryProblem reading={reading} />}
        {failed && <ProblemView isWrite problem={failed.problem} />}
        {reading.isPending && <Skeleton shape="rows" className="h-40 w-full" />}
        {places.length > 0 && (
          <Card flush>
            <SessionRows
              sessions={places}
              ending={end.isPending}
              onEnd={(session) => end.mutate({ params: { ...params, sessionId: session.id } })}
            />
          </Card>
        )}
        <p role="status" className="text-muted">
          {reading.data && places.length === 0 ? t('noSessions') : ''}
        </p>
      </OverlayBody>
      <OverlayFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" waiting={places.length === 0 || endAll.isPending} onClick={() => endAll.mutate({ params })}>
          {t('endAll')}
        </Button>
      </OverlayFooter>
    </Sheet>
  );
}
