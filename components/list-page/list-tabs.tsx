import type { ComponentProps } from 'react';
import { Tabs } from '@/components/ui/layout/tabs';

/** The views of a list, under its title. */
export function ListTabs(props: ComponentProps<typeof Tabs>) {
  return (
    <div className="border-b border-line px-4 sm:px-6">
      <Tabs {...props} />
    </div>
  );
}
