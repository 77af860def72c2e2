'use client';

import { useTranslations } from 'use-intl';
import { Tabs } from '@/components/ui/tabs';
import { addressOf, filtersIn, type View } from './view';

const presets = {
  all: {},
  today: { period: 'today' },
  pending: { status: ['PENDING'] },
  withdrawals: { type: ['WITHDRAW'] },
  refunds: { status: ['WAITING_FOR_REFUND', 'REFUNDED'] },
  errors: { status: ['ERROR'], period: 'last30' },
} as const satisfies Record<string, View>;

const names = ['all', 'today', 'pending', 'withdrawals', 'refunds', 'errors'] as const;

/** Views people open all day. Each is an address; one is current when the address says exactly that, paging aside. */
export function Presets({ view }: { view: View }) {
  const t = useTranslations('transactions.presets');
  const here = addressOf({ ...view, page: undefined, limit: undefined });
  const tabs = names.map((name) => {
    const href = addressOf(presets[name]);
    const current = href === here || (name === 'all' && filtersIn(view).length === 0 && view.period !== 'today');
    return { href, label: t(name), current };
  });
  return (
    <div className="border-b border-line px-4 sm:px-6">
      <Tabs label={t('label')} tabs={tabs} />
    </div>
  );
}
