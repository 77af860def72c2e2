'use client';

import { useTranslations } from 'use-intl';
import { ListTabs } from '@/components/list-page/list-tabs';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { pendingDeposits } from '@/lib/contracts/pix/account/pending-deposits';
import { addressOf } from '@/lib/lists/definition/list';
import { presetOf } from '@/lib/lists/definition/preset-of';
import { chargeList } from '@/lib/lists/pix/charges';
import type { TypeView } from '@/lib/lists/pix/transactions-of-type';

const presets = {
  all: {},
  open: { status: ['PENDING'] },
  paid: { status: ['COMPLETED', 'WAITING_FOR_REFUND', 'REFUNDED'] },
  expired: { status: ['EXPIRED'] },
} as const satisfies Record<string, TypeView>;

const names = ['all', 'open', 'paid', 'expired'] as const;

/** Views people open all day, and what arrived without any charge. `null` is that last one. */
export function Presets({ view }: { view: TypeView | null }) {
  const t = useTranslations('charges.presets');
  const current = view && (presetOf(chargeList, view, presets) ?? (view.status ? null : 'all'));
  const tabs = names.map((name) => ({ href: addressOf(chargeList, presets[name]), label: t(name), current: name === current }));
  // An account without this part of the service (404) has no such tab.
  const reading = useEndpointQuery(pendingDeposits.list, { query: { page: 1, limit: 1 } }, { staleTime: 300_000 });
  const unasked = { href: '/charges/pending-deposits', label: t('unasked'), current: view === null };
  return <ListTabs label={t('label')} tabs={reading.data || view === null ? [...tabs, unasked] : tabs} />;
}
