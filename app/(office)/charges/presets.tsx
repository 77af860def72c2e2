'use client';

import { useTranslations } from 'use-intl';
import type { View } from '@/app/(office)/type-view';
import { Tabs } from '@/components/ui/tabs';
import { useRead } from '@/lib/client/use-read';
import { pendingDeposits } from '@/lib/contracts/pending-deposits';
import { addressOf } from './view';

const presets = {
  all: {},
  open: { status: ['PENDING'] },
  paid: { status: ['COMPLETED', 'WAITING_FOR_REFUND', 'REFUNDED'] },
  expired: { status: ['EXPIRED'] },
} as const satisfies Record<string, View>;

const names = ['all', 'open', 'paid', 'expired'] as const;

/** Views people open all day, and what arrived without any charge. `null` is that last one. */
export function Presets({ view }: { view: View | null }) {
  const t = useTranslations('charges.presets');
  const here = view && addressOf({ ...view, page: undefined, limit: undefined });
  const some = names.map((name) => addressOf(presets[name]));
  const tabs = names.map((name, at) => ({
    href: some[at] ?? '',
    label: t(name),
    current: here !== null && (some.includes(here) ? some[at] === here : name === 'all' && !view?.status),
  }));
  // An account without this part of the service (404) has no such tab.
  const reading = useRead(pendingDeposits.list, { query: { page: 1, limit: 1 } }, { staleTime: 300_000 });
  const unasked = { href: '/charges/pending-deposits', label: t('unasked'), current: view === null };
  return (
    <div className="border-b border-line px-4 sm:px-6">
      <Tabs label={t('label')} tabs={reading.data || view === null ? [...tabs, unasked] : tabs} />
    </div>
  );
}
