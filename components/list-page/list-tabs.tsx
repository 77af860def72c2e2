'use client';

import { type ComponentProps, type ReactNode, use } from 'react';
import { Tabs } from '@/components/ui/layout/tabs';
import { SavedViews } from './saved-views/use-saved-views';

type ListTabsProps = ComponentProps<typeof Tabs> & {
  /** At the right end. */
  end?: ReactNode;
};

/** The views of a list, under its title: its own, and those that were saved of it. */
export function ListTabs({ label, tabs, end }: ListTabsProps) {
  const saved = use(SavedViews);
  return (
    <div className="flex items-end justify-between gap-4 border-b border-line px-4 sm:px-6">
      <Tabs label={label} tabs={saved ? saved.beside(tabs) : tabs} />
      {end}
    </div>
  );
}
