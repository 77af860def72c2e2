'use client';

import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '@/components/ui/action/icon-button';
import { BrandMark } from '@/components/ui/theme/brand-mark';
import { setPreferenceCookie } from '@/lib/client/browser/set-preference-cookie';
import type { Permission } from '@/lib/contracts/office/permission';
import { JumpField } from './command/jump-field';
import { type NavigationCounts, NavigationList } from './navigation-list';
import { UserMenu } from './user-menu';
import type { UserMenuProps } from './user-menu-panel';

type SidebarProps = {
  permissions: readonly Permission[];
  counts?: NavigationCounts;
  bell?: ReactNode;
  startCollapsed: boolean;
  user: UserMenuProps;
};

export function Sidebar({ permissions, counts, bell, startCollapsed, user }: SidebarProps) {
  const t = useTranslations('shell');
  const [collapsed, setCollapsed] = useState(startCollapsed);
  const toggle = () => {
    setPreferenceCookie('sidebar', collapsed ? 'open' : 'collapsed');
    setCollapsed(!collapsed);
  };
  return (
    <aside
      data-print="hide"
      className={clsx(
        'sticky top-0 z-3 flex h-dvh shrink-0 flex-col border-r border-line bg-sunken max-lg:hidden',
        collapsed ? 'w-14' : 'w-[232px]',
      )}
    >
      <div className={clsx('flex h-[60px] shrink-0 items-center gap-2.5', collapsed ? 'justify-center' : 'pr-3 pl-5')}>
        {!collapsed && (
          <>
            <BrandMark />
            <span className="flex-1 text-[15px] font-semibold tracking-tight">Balcão</span>
            {bell}
          </>
        )}
        <IconButton
          icon="panel"
          label={t(collapsed ? 'expand' : 'collapse')}
          tooltipSide={collapsed ? 'right' : 'bottom'}
          aria-expanded={!collapsed}
          onClick={toggle}
        />
      </div>
      {collapsed && bell && <div className="mb-3 flex justify-center">{bell}</div>}
      <JumpField collapsed={collapsed} />
      <NavigationList permissions={permissions} counts={counts} collapsed={collapsed} />
      <div className="border-t border-line p-2">
        <UserMenu {...user} permissions={permissions} face={collapsed ? 'avatar' : 'row'} />
      </div>
    </aside>
  );
}
