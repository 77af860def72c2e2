'use client';

import { useTranslations } from 'use-intl';
import { ListTabs } from '@/components/list-page/list-tabs';

const addresses = [
  ['capabilities', '/developers'],
  ['variants', '/developers/variants'],
  ['destinations', '/developers/destinations'],
  ['events', '/developers/events'],
  ['calls', '/developers/calls'],
] as const;

export type DeveloperTab = (typeof addresses)[number][0];

/** The views for developers, each with an address of its own. */
export function DeveloperTabs({ current }: { current: DeveloperTab }) {
  const t = useTranslations('developers');
  return (
    <ListTabs label={t('views')} tabs={addresses.map(([name, href]) => ({ href, label: t(`tabs.${name}`), current: name === current }))} />
  );
}
