'use client';

import { useTranslations } from 'use-intl';
import { useQueue } from '@/components/infraction/use-queue';
import { useKey } from '@/components/ui/action/use-key';
import { Avatar } from '@/components/ui/data/avatar';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { infractionWork } from '@/lib/contracts/office/infractions/infraction-work';
import type { Infraction } from './infraction-record';

/** Whose case it is, and how that changes. The queue knows; a case that is over is nobody's. */
export function CaseOwner({ infraction, mayDefend }: { infraction: Infraction; mayDefend: boolean }) {
  const t = useTranslations('infractions');
  const tCase = useTranslations('infraction');
  const assign = useEndpointMutation(infractionWork.assign);
  const release = useEndpointMutation(infractionWork.release);
  const item = useQueue().data?.items.find(({ id }) => id === infraction.id);
  const owner = item?.owner;
  const params = { infractionId: infraction.id };
  const may = mayDefend && item !== undefined;
  useKey('a', () => may && assign.mutate({ params }));
  return (
    <span className="flex items-center gap-2">
      {owner ? (
        <>
          <Avatar name={owner.name} />
          {owner.mine ? t('you') : owner.name}
        </>
      ) : (
        !may && <span className="font-normal text-faint">{t('nobody')}</span>
      )}
      {may && (
        <button
          type="button"
          onClick={() => (owner?.mine ? release : assign).mutate({ params })}
          className="rounded-sm text-accent hover:underline"
        >
          {owner?.mine ? tCase('release') : t('assign')}
        </button>
      )}
    </span>
  );
}
