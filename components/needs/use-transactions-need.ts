'use client';

import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { IconName } from '@/components/ui/icon/icon-names';
import { serverNow } from '@/lib/client/clock/server-clock';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { searchFor } from '@/lib/contracts/address';
import type { Permission } from '@/lib/contracts/office/permission';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import type { Transaction } from '@/lib/contracts/shapes';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { formatDateTime } from '@/lib/format/date-text';
import { type Reais, sumReais } from '@/lib/format/money/money';
import { formatReais } from '@/lib/format/money/money-text';
import type { Period } from '@/lib/format/time/period';
import { periodInstants } from './latest-query';
import { looks, type May, type Need } from './need';

const maxTransactions = 20;

const kinds = {
  errors: { for: 'transactions:read', filter: { status: ['ERROR'] }, period: 'last7', icon: 'triangle', look: looks.red },
  refunds: {
    for: 'operations:read',
    filter: { status: ['WAITING_FOR_REFUND'] },
    period: 'last30',
    icon: 'circling-arrow',
    look: looks.amber,
  },
  withdrawals: {
    for: 'withdrawals:read',
    filter: { status: ['PENDING'], type: ['WITHDRAW'] },
    period: 'last7',
    icon: 'clock',
    look: looks.blue,
  },
} as const satisfies Record<string, { for: Permission; filter: object; period: Period; icon: IconName; look: string }>;

export type TransactionsNeed = keyof typeof kinds;

/** The amount of a transaction that is under way. What failed moved nothing, and an unknown amount is not summed. */
const underWay: Record<TransactionsNeed, (row: Transaction) => Reais | null> = {
  errors: () => null,
  refunds: (row) => refundParts(row).total,
  withdrawals: ({ amount }) => amount,
};

/** Transactions of one kind that wait. */
export function useWaiting(kind: TransactionsNeed, may: May) {
  const [now] = useState(() => new Date(serverNow()));
  const { zone } = useDisplaySettings();
  const { for: permission, filter, period } = kinds[kind];
  const query = { ...filter, ...periodInstants(period, now, zone), page: 1, limit: maxTransactions };
  return useEndpointQuery(transactions.list, { query }, { enabled: may(permission) });
}

export function useTransactionsNeed(kind: TransactionsNeed, may: May): Need {
  const t = useTranslations('needs');
  const locale = useLocale();
  const settings = useDisplaySettings();
  const reading = useWaiting(kind, may);
  const { for: permission, filter, period, icon, look } = kinds[kind];
  if (!may(permission)) return null;
  const { items, hasNext, unreadable = [] } = reading.data ?? { items: [], hasNext: false };
  // One that cannot be read waits like the others; its amount is in no sum.
  const count = items.length + unreadable.length;
  if (count === 0) return { id: kind, reading, row: null };
  const [newest] = items;
  const amounts = items.map(underWay[kind]).filter((amount) => amount !== null);
  const sum = amounts.length === count && !hasNext ? sumReais(amounts) : null;
  const howMuch = [
    ...(sum !== null
      ? [t('sum', { amount: formatReais(sum, locale) })]
      : newest
        ? [t('latestAt', { at: formatDateTime(newest.createdAt, settings) })]
        : []),
    t(period),
  ].join(' · ');
  const row = {
    icon,
    look,
    title: t(hasNext ? `${kind}Many` : kind, { count }),
    meta: howMuch,
    href: `/transactions${searchFor(transactions.list, filter)}&period=${period}`,
    action: t(`${kind}Action`),
  };
  return { id: kind, reading, row };
}
