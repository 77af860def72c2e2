'use client';

import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { toAnswer, useQueue } from '@/components/infraction/use-queue';
import { DetailHeader } from '@/components/shell/detail-header';
import { ButtonLink } from '@/components/ui/button-link';
import { CopyButton } from '@/components/ui/copy-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useTrail } from '@/lib/client/list-trail';
import { useRead } from '@/lib/client/use-read';
import { useZoneName } from '@/lib/client/use-zone-name';
import { infractions } from '@/lib/contracts/infractions';
import type { RecordOf } from '@/lib/contracts/shapes';
import { CaseBody } from './case-body';
import { useCaseKeys } from './use-case-keys';

export type Infraction = RecordOf<'infractions.read'>;

type CaseProps = { id: string; staffId: string; mayDefend: boolean };

/** One dispute: what is claimed, what is known, and the one answer to it. */
export function Case({ id, staffId, mayDefend }: CaseProps) {
  const t = useTranslations('infraction');
  const zone = useZoneName();
  const reading = useRead(infractions.read, { params: { id } });
  const queue = useQueue();
  const trail = useTrail('infractions', id);
  const waiting = toAnswer(queue.data?.items ?? []);
  const at = waiting.findIndex((item) => item.id === id) + 1;
  const back = trail.href ?? '/infractions';
  const neighbour = (other: string | null | undefined) => other && `/infractions/${other}`;
  const [previous, next] = [neighbour(trail.previous), neighbour(trail.next)];
  useCaseKeys({ back, previous, next, urgent: neighbour(waiting.find((item) => item.id !== id)?.id) });
  const missing = readProblemOf(reading)?.problem.statusCode === 404;
  const infraction = reading.data?.id === id ? reading.data : undefined;
  return (
    <>
      <DetailHeader
        back={{ href: back, label: t('back') }}
        crumb={
          infraction?.protocol && (
            <span className="mono flex items-center gap-1 text-muted">
              {infraction.protocol}
              <CopyButton value={infraction.protocol} what={t('protocol')} quiet />
            </span>
          )
        }
        meta={at > 0 ? t('position', { at, total: waiting.length, zone }) : zone}
        previous={previous}
        next={next}
      />
      {missing ? (
        <Empty title={t('notFoundTitle')} action={<ButtonLink href="/infractions">{t('back')}</ButtonLink>}>
          {t('notFoundText')}
        </Empty>
      ) : infraction ? (
        <CaseBody key={id} infraction={infraction} staffId={staffId} mayDefend={mayDefend} />
      ) : (
        <div className="px-4 pb-8 sm:px-6">
          {readProblemOf(reading) ? <QueryProblem reading={reading} /> : <Skeleton className="h-96" />}
        </div>
      )}
    </>
  );
}
