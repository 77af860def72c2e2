'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { useQueue } from '@/components/infraction/use-queue';
import { useWaiting } from '@/components/needs/use-transactions-need';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { Permission } from '@/lib/contracts/office/permission';
import { partyName } from '@/lib/domain/transaction-party';
import { type Reais, sumReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import type { BlockedPart } from './blocked-part';

const BlockedDialog = lazyPart(() => import('./blocked-dialog').then((module) => module.BlockedDialog), LoadErrorDialog);

type BlockedPartsProps = { blocked: Reais | undefined; permissions: readonly Permission[] };

/** What the blocked balance is held for, as far as it is known: withdrawals under way and open disputes. */
export function BlockedParts({ blocked, permissions }: BlockedPartsProps) {
  const t = useTranslations('overview');
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const withdrawals = useWaiting('withdrawals', (permission) => permissions.includes(permission)).data;
  const seesDisputes = permissions.includes('infractions:read');
  const queue = useQueue(seesDisputes).data;
  const parts: readonly BlockedPart[] = [
    ...(withdrawals?.items ?? []).map((row) => ({ kind: 'withdrawals' as const, id: row.id, name: partyName(row), amount: row.amount })),
    ...(queue?.items ?? []).map(({ id, transaction }) => ({
      kind: 'disputes' as const,
      id,
      name: transaction.payerName,
      amount: transaction.amount,
    })),
  ];
  const isWhole =
    seesDisputes && withdrawals?.hasNext === false && queue?.truncated === false && parts.every(({ amount }) => amount !== null);
  const groups = (['withdrawals', 'disputes'] as const).flatMap((kind) => {
    const amounts = parts.filter((part) => part.kind === kind).flatMap(({ amount }) => amount ?? []);
    const isShown = amounts.length > 0 && !(kind === 'withdrawals' && withdrawals?.hasNext);
    return isShown ? [{ kind, amounts }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <div className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-meta">
      <dl className="numbers flex flex-wrap gap-x-6 gap-y-1">
        {groups.map(({ kind, amounts }) => (
          <div key={kind} className="flex gap-2">
            <dt className="text-muted">{t(`blockedBy.${kind}`, { count: amounts.length })}</dt>
            <dd>{formatReais(sumReais(amounts), locale)}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        data-print="hide"
        className="justify-self-start rounded-sm text-accent hover:underline"
        onFocus={BlockedDialog.preload}
        onPointerEnter={BlockedDialog.preload}
        onClick={() => setOpen(true)}
      >
        {t('blockedBy.see')}
      </button>
      {open && <BlockedDialog blocked={blocked} parts={parts} isWhole={isWhole} onClose={() => setOpen(false)} />}
    </div>
  );
}
