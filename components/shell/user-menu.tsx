'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { Avatar } from '@/components/ui/data/avatar';
import { Icon } from '@/components/ui/icon/icon';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import { Popover } from '@/components/ui/overlay/popover';
import type { Permission } from '@/lib/contracts/office/permission';
import type { UserMenuProps } from './user-menu-panel';

const UserMenuPanel = lazyPart(() => import('./user-menu-panel').then((module) => module.UserMenuPanel), LoadErrorFallback);

export function UserMenu({ face, permissions, ...user }: UserMenuProps & { face: 'row' | 'avatar'; permissions: readonly Permission[] }) {
  const t = useTranslations('shell');
  const asRow = face === 'row';
  return (
    <Popover
      label={t('userMenu', { name: user.name })}
      face={
        <>
          <Avatar name={user.name} />
          {asRow && (
            <>
              <span className="min-w-0 flex-1 text-left">
                <span className="block truncate text-cell font-medium">{user.name}</span>
                <span className="block truncate text-meta text-muted">{user.account}</span>
              </span>
              <Icon name="chevron-down" className="text-muted" />
            </>
          )}
        </>
      }
      buttonClassName={clsx('flex items-center gap-2.5 hover:bg-hover', asRow ? 'w-full rounded-lg px-3 py-1' : 'rounded-full p-1.5')}
      panelClassName="w-72 p-1"
      onIntent={UserMenuPanel.preload}
      side={asRow ? 'top' : 'bottom'}
      align={asRow ? 'start' : 'end'}
    >
      {(close) => <UserMenuPanel {...user} permissions={permissions} onDone={close} />}
    </Popover>
  );
}
