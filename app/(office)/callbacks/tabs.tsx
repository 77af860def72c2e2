'use client';

import { useTranslations } from 'use-intl';
import { Tabs } from '@/components/ui/tabs';
import { useRead } from '@/lib/client/use-read';
import { untold } from '@/lib/contracts/untold';
import { addressOf, filtersIn, type View } from './view';

export type DeliveryTab = 'untold' | 'all' | 'failed' | 'today' | 'resends';

const presets = { all: {}, failed: { hasError: true }, today: { period: 'today' } } as const satisfies Record<string, View>;
const addresses: readonly (readonly [DeliveryTab, string])[] = [
  ['untold', '/callbacks/untold'],
  ['all', addressOf(presets.all)],
  ['failed', addressOf(presets.failed)],
  ['today', addressOf(presets.today)],
  ['resends', '/callbacks/resends'],
];

/** Comparing everything takes the service many reads: what was found holds for a while. */
const heldMs = 60_000;

/** The views of deliveries, with how many transactions the merchant's system does not know of. */
export function DeliveryTabs({ current }: { current: DeliveryTab | null }) {
  const t = useTranslations('callbacks.presets');
  const { data } = useRead(untold.list, {}, { staleTime: heldMs });
  const count = data && data.counts.lost + data.counts.repeating;
  return (
    <div className="border-b border-line px-4 sm:px-6">
      <Tabs
        label={t('label')}
        tabs={addresses.map(([name, href]) => ({
          href,
          label: t(name),
          current: name === current,
          count: name === 'untold' ? count : undefined,
        }))}
      />
    </div>
  );
}

/** Which tab a view of the list is; none where it is narrowed in a way of its own. */
export function tabOf(view: View): DeliveryTab | null {
  const here = addressOf({ ...view, page: undefined, limit: undefined });
  const [name] = addresses.find(([, href]) => href === here) ?? [null];
  return name ?? (filtersIn(view).length === 0 && view.period !== 'today' ? 'all' : null);
}
