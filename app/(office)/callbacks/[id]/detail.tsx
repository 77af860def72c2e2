'use client';

import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { DetailHeader } from '@/components/shell/detail-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { ButtonLink } from '@/components/ui/button-link';
import { Skeleton } from '@/components/ui/skeleton';
import { useTrail } from '@/lib/client/list-trail';
import { useRead } from '@/lib/client/use-read';
import { callbacks } from '@/lib/contracts/callbacks';
import { DeliveryBody } from './delivery-body';

export function DeliveryDetail({ id, mayResend }: { id: string; mayResend: boolean }) {
  const t = useTranslations('callback');
  const tList = useTranslations('callbacks');
  const reading = useRead(callbacks.read, { params: { id } });
  const freshness = useFreshness(reading);
  const found = readProblemOf(reading);
  const trail = useTrail('callbacks', id);
  const neighbour = (other: string | null | undefined) => other && `/callbacks/${other}`;
  return (
    <>
      <DetailHeader
        back={{ href: trail.href ?? '/callbacks', label: tList('title') }}
        meta={freshness}
        previous={neighbour(trail.previous)}
        next={neighbour(trail.next)}
      />
      <div className="px-4 pb-8 sm:px-6">
        {reading.data?.id === id ? (
          <DeliveryBody key={id} delivery={reading.data} mayResend={mayResend} />
        ) : found?.problem.statusCode === 404 ? (
          <Empty heading="h1" title={t('notFoundTitle')} action={<ButtonLink href="/callbacks">{tList('title')}</ButtonLink>} />
        ) : found ? (
          <QueryProblem reading={reading} />
        ) : (
          <Skeleton className="h-72 w-full max-w-[760px]" />
        )}
      </div>
    </>
  );
}
