'use client';

import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadErrorDialog } from '@/components/feedback/load-error-dialog';
import { IconButton } from '@/components/ui/action/icon-button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { BrandMark } from '@/components/ui/theme/brand-mark';
import type { Permission } from '@/lib/contracts/office/permission';
import { useOpenOverlay } from './command/command-host';
import type { NavigationCounts } from './navigation-list';
import { UserMenu } from './user-menu';
import type { UserMenuProps } from './user-menu-panel';

const MenuSheet = lazyPart(() => import('./menu-sheet').then((module) => module.MenuSheet), LoadErrorDialog);

/** The shell of narrow screens: menu, search and person above the page. */
export function TopBar({
  permissions,
  counts,
  bell,
  user,
}: {
  permissions: readonly Permission[];
  counts?: NavigationCounts;
  bell?: ReactNode;
  user: UserMenuProps;
}) {
  const t = useTranslations('shell');
  const openOverlay = useOpenOverlay();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header data-print="hide" className="flex h-[52px] shrink-0 items-center gap-2 border-b border-line bg-sunken px-2.5 lg:hidden">
      <IconButton icon="menu" iconSize={18} label={t('menu')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <BrandMark size={22} />
      <span className="flex-1 font-semibold">Balcão</span>
      <IconButton icon="search" iconSize={18} label={t('jump')} aria-haspopup="dialog" onClick={() => openOverlay('palette')} />
      {bell}
      <UserMenu {...user} permissions={permissions} face="avatar" />
      {open && <MenuSheet permissions={permissions} counts={counts} onClose={close} />}
    </header>
  );
}
