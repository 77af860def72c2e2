'use client';

import { useTranslations } from 'use-intl';
import { ListTabs } from '@/components/list-page/list-tabs';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { undelivered } from '@/lib/contracts/office/callbacks/undelivered';
import { type CallbackView, callbackList } from '@/lib/lists/callbacks/callbacks';
import { addressOf } from '@/lib/lists/definition/list';
import { isFiltered } from '@/lib/lists/definition/narrowing';
import { presetOf } from '@/lib/lists/definition/preset-of';

export type DeliveryTab = 'undelivered' | 'all' | 'failed' | 'today' | 'resends';

const presets = { all: {}, failed: { hasError: true }, today: { period: 'today' } } as const satisfies Record<string, CallbackView>;
const addresses: readonly (readonly [DeliveryTab, string])[] = [
  ['undelivered', '/callbacks/undelivered'],
  ['all', addressOf(callbackList, presets.all)],
  ['failed', addressOf(callbackList, presets.failed)],
  ['today', addressOf(callbackList, presets.today)],
  ['resends', '/callbacks/resends'],
];

/** Comparing everything takes the service many reads: what was found holds for a while. */
const heldMs = 60_000;

/** The views of deliveries, with how many transactions the merchant's system does not know of. */
export function DeliveryTabs({ current }: { current: DeliveryTab | null }) {
  const t = useTranslations('callbacks.presets');
  const { data } = useEndpointQuery(undelivered.list, { query: {} }, { staleTime: heldMs });
  const count = data && data.counts.lost + data.counts.repeating;
  return (
    <ListTabs
      label={t('label')}
      tabs={addresses.map(([name, href]) => ({
        href,
        label: t(name),
        current: name === current,
        count: name === 'undelivered' ? count : undefined,
      }))}
    />
  );
}

/** Which tab a view of the list is; none where it is narrowed in a way of its own. */
export function tabOf(view: CallbackView): DeliveryTab | null {
  return presetOf(callbackList, view, presets) ?? (isFiltered(callbackList, view) ? null : 'all');
}
