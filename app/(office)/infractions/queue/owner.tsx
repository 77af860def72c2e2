'use client';

import { useTranslations } from 'use-intl';
import type { QueueItem } from '@/components/infraction/use-queue';
import { Avatar } from '@/components/ui/data/avatar';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { infractionWork } from '@/lib/contracts/office/infractions/infraction-work';

/** The person a case is assigned to, or a button that assigns an unassigned case to oneself. */
export function Owner({ item, mayDefend }: { item: QueueItem; mayDefend: boolean }) {
  const t = useTranslations('infractions');
  const assign = useEndpointMutation(infractionWork.assign);
  const { owner } = item;
  if (owner) {
    return (
      <span className="flex min-w-0 items-center gap-2">
        <Avatar name={owner.name} />
        <span className="truncate">{owner.mine ? t('you') : owner.name}</span>
      </span>
    );
  }
  if (!mayDefend) return <span className="text-faint">{t('nobody')}</span>;
  return (
    <button
      type="button"
      aria-label={t('assignOf', { name: item.transaction.payerName ?? t('unknownName') })}
      aria-disabled={assign.isPending || undefined}
      onClick={() => assign.isPending || assign.mutate({ params: { infractionId: item.id } })}
      className="relative z-1 rounded-sm font-medium text-accent hover:underline"
    >
      {t('assign')}
    </button>
  );
}
