'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useQueue } from '@/components/infraction/use-queue';
import type { Permission } from '@/lib/contracts/office/permission';
import { sumReais, toReais } from '@/lib/format/money';
import { formatReais } from '@/lib/format/money-text';
import { useWaiting } from './needs/use-transactions-need';

/** What the blocked balance is held for, as far as it is known: withdrawals under way and open disputes. */
export function BlockedParts({ permissions }: { permissions: readonly Permission[] }) {
  const t = useTranslations('overview');
  const locale = useLocale();
  const withdrawals = useWaiting('withdrawals', (permission) => permissions.includes(permission)).data;
  const disputes = useQueue(permissions.includes('infractions:read')).data?.items ?? [];
  const parts = [
    { id: 'withdrawals', amounts: withdrawals && !withdrawals.hasNext ? withdrawals.items.map(({ amount }) => amount) : [] },
    { id: 'disputes', amounts: disputes.map(({ transaction }) => transaction.amount ?? toReais(0)) },
  ] as const;
  const shown = parts.filter(({ amounts }) => amounts.length > 0);
  if (shown.length === 0) return null;
  return (
    <dl className="numbers mt-1 flex flex-wrap gap-x-6 gap-y-1 text-meta">
      {shown.map(({ id, amounts }) => (
        <div key={id} className="flex gap-2">
          <dt className="text-muted">{t(`blockedBy.${id}`, { count: amounts.length })}</dt>
          <dd>{formatReais(sumReais(amounts), locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
