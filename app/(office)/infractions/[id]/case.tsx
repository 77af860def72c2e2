'use client';

import { useTranslations } from 'use-intl';
import { toAnswer, useQueue } from '@/components/infraction/use-queue';
import { RecordPage } from '@/components/record-page/record-page';
import { usePageKey } from '@/components/record-page/use-record-keys';
import { CopyButton } from '@/components/ui/action/copy-button';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useListContext, useSaveListContext } from '@/lib/client/list-context';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useZoneName } from '@/lib/client/use-zone-name';
import { listPlace } from '@/lib/contracts/pages/list-place';
import { infractions } from '@/lib/contracts/pix/infractions/infractions';
import { CaseBody } from './case-body';

type CaseProps = { id: string; staffId: string; mayDefend: boolean };

/** One dispute: the claim, its facts, and the defense. */
export function Case({ id, staffId, mayDefend }: CaseProps) {
  const t = useTranslations('infraction');
  const zone = useZoneName();
  const reading = useEndpointQuery(infractions.read, { params: { id } });
  const queue = useQueue();
  const { next } = useListContext(listPlace('infractions'), id);
  const waiting = toAnswer(queue.data?.items ?? []);
  const at = waiting.findIndex((item) => item.id === id) + 1;
  const urgent = waiting.find((item) => item.id !== id);
  // A case opened by a link of its own has the queue as its list, also once it has left it.
  useSaveListContext(
    listPlace('infractions').name,
    listPlace('infractions').path,
    next === undefined && at > 0 ? waiting.map((item) => item.id) : undefined,
  );
  usePageKey('n', urgent && `/infractions/${urgent.id}`);
  const protocol = reading.data?.protocol;
  return (
    <RecordPage
      list={listPlace('infractions')}
      id={id}
      reading={reading}
      words={{ back: t('back'), notFoundTitle: t('notFoundTitle'), notFoundText: t('notFoundText') }}
      crumb={
        protocol && (
          <span className="mono flex items-center gap-1 text-muted">
            {protocol}
            <CopyButton value={protocol} what={t('protocol')} quiet />
          </span>
        )
      }
      meta={at > 0 ? t('position', { at, total: waiting.length, zone }) : zone}
      skeleton={<Skeleton shape="facts" className="h-96" />}
      wide
    >
      {(infraction) => <CaseBody infraction={infraction} staffId={staffId} mayDefend={mayDefend} urgent={urgent} />}
    </RecordPage>
  );
}
