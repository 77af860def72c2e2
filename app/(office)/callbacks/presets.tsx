'use client';

import { useTranslations } from 'use-intl';
import { Tabs } from '@/components/ui/tabs';
import { addressOf, filtersIn, type View } from './view';

const presets = { all: {}, failed: { hasError: true }, today: { period: 'today' } } as const satisfies Record<string, View>;
const names = ['all', 'failed', 'today'] as const;

export function Presets({ view }: { view: View }) {
  const t = useTranslations('callbacks.presets');
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
