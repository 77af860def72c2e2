'use client';

import { useTranslations } from 'use-intl';
import { ListTabs } from '@/components/list-page/list-tabs';
import { addressOf } from '@/lib/lists/definition/list';
import { isFiltered } from '@/lib/lists/definition/narrowing';
import { presetOf } from '@/lib/lists/definition/preset-of';
import { type TransactionView, transactionList } from '@/lib/lists/pix/transactions';

const presets = {
  all: {},
  today: { period: 'today' },
  pending: { status: ['PENDING'] },
  withdrawals: { type: ['WITHDRAW'] },
  refunds: { status: ['WAITING_FOR_REFUND', 'REFUNDED'] },
  errors: { status: ['ERROR'], period: 'last30' },
} as const satisfies Record<string, TransactionView>;

const names = ['all', 'today', 'pending', 'withdrawals', 'refunds', 'errors'] as const;

/** Views people open all day. Each is an address; one is current when the address says exactly that, paging aside. */
export function Presets({ view }: { view: TransactionView }) {
  const t = useTranslations('transactions.presets');
  const current = presetOf(transactionList, view, presets) ?? (isFiltered(transactionList, view) ? null : 'all');
  const tabs = names.map((name) => ({ href: addressOf(transactionList, presets[name]), label: t(name), current: name === current }));
  return <ListTabs label={t('label')} tabs={tabs} />;
}
