'use client';

import clsx from 'clsx';
import { useCallback, useRef } from 'react';
import { PageLink } from '@/components/ui/action/page-link';

export type Tab = {
  href: string;
  label: string;
  current: boolean;
  count?: number;
  /** Tells it from another tab with the same address. */
  id?: string;
  /** What else happens when it is followed. */
  onFollow?: () => void;
};

/** Links to views of the same page. Give a count only when it is truly known. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const isNew = useRef(true);
  // On a phone not all of them fit: the row begins where the current one can be seen, unless somebody moved it before the scripts came.
  const centre = useCallback((item: HTMLLIElement | null) => {
    const row = item?.closest('nav');
    if (!item || !row) return;
    if (!isNew.current || row.scrollLeft === 0) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.clientWidth) / 2;
    isNew.current = false;
  }, []);
  return (
    <nav aria-label={label} className="relative -my-1 overflow-x-auto py-1 [scrollbar-width:none]">
      <ul className="flex h-9 gap-5 whitespace-nowrap">
        {tabs.map((tab) => (
          <li key={tab.id ?? tab.href} ref={tab.current ? centre : undefined}>
            <PageLink
              href={tab.href}
              onClick={tab.onFollow}
              aria-current={tab.current ? 'page' : undefined}
              className={clsx(
                'flex h-full items-center gap-1.5 rounded-t-sm border-b-2 transition-colors',
                tab.current ? 'border-accent font-medium text-ink' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && <span className="numbers text-muted">{tab.count}</span>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
