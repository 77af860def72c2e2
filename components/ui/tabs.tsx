import clsx from 'clsx';
import { PageLink } from './page-link';

export type Tab = { href: string; label: string; current: boolean; count?: number };

/** Links to views of the same page. Give a count only when it is truly known. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="-my-1 overflow-x-auto py-1 [scrollbar-width:none]">
      <ul className="flex h-9 gap-5 whitespace-nowrap">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <PageLink
              href={tab.href}
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
