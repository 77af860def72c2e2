import type { ReactNode } from 'react';
import { OfflineNote } from '@/components/feedback/offline-note';
import type { Permission } from '@/lib/contracts/office/permission';
import { CommandHost } from './command/command-host';
import type { OnFind } from './command/command-palette';
import { Content } from './content';
import type { NavigationCounts } from './navigation-list';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import type { UserMenuProps } from './user-menu-panel';

type AppShellProps = UserMenuProps & {
  permissions: readonly Permission[];
  counts?: NavigationCounts;
  /** The bell for what cannot wait. */
  bell?: ReactNode;
  /** The notice above every page. */
  notice?: ReactNode;
  /** From the cookie `sidebar`, so that the first paint is right. */
  collapsed: boolean;
  /** Looks for an id, a reference, an E2E or a document. */
  onFind: OnFind;
  children: ReactNode;
};

/** The frame of every page of a signed-in person; on paper only the merchant's name. */
export function AppShell({ permissions, counts, bell, notice, collapsed, onFind, children, ...user }: AppShellProps) {
  return (
    <CommandHost permissions={permissions} onFind={onFind}>
      <SkipLink />
      <div className="flex min-h-dvh">
        <Sidebar permissions={permissions} counts={counts} bell={bell} startCollapsed={collapsed} user={user} />
        <div className="flex min-w-0 flex-1 flex-col">
          <TopBar permissions={permissions} counts={counts} bell={bell} user={user} />
          <p className="hidden px-4 pb-4 text-lead font-semibold sm:px-6 print:block">{user.account}</p>
          <OfflineNote />
          {notice}
          <Content>{children}</Content>
        </div>
      </div>
    </CommandHost>
  );
}
