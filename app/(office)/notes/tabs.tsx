'use client';

import { useTranslations } from 'use-intl';
import { ListTabs } from '@/components/list-page/list-tabs';

const addresses = [
  ['all', '/notes'],
  ['mine', '/notes?mine=true'],
  ['tagged', '/notes/tags'],
] as const;

export type NoteTab = (typeof addresses)[number][0];

/** The notes, one's own, and the records that carry tags. `hrefs` keep what narrows the list. */
export function NoteTabs({ current, hrefs = {} }: { current: NoteTab; hrefs?: Partial<Record<NoteTab, string>> }) {
  const t = useTranslations('notes');
  return (
    <ListTabs
      label={t('whose')}
      tabs={addresses.map(([name, href]) => ({ href: hrefs[name] ?? href, label: t(name), current: name === current }))}
    />
  );
}
