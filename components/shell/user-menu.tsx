'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { PageLink } from '@/components/ui/action/page-link';
import { Avatar } from '@/components/ui/data/avatar';
import { Icon } from '@/components/ui/icon/icon';
import { Popover } from '@/components/ui/overlay/popover';
import type { Permission, Role } from '@/lib/contracts/office/permission';
import { pagesFor } from '@/lib/navigation';
import { useOpenOverlay } from './command-host';
import { LocaleChoice } from './locale-choice';
import { type Theme, ThemeChoice } from './theme-choice';
import { ZoneChoice } from './zone-choice';

export type UserMenuProps = {
  name: string;
  role: Role;
  /** "Casa Ipê · 482913": the merchant and its account. */
  account: string;
  theme: Theme;
  /** Left out while the person may not change it here. */
  passwordHref?: string;
  /** Where the sign-out form posts to, or the server action it calls. */
  signOut: string | (() => Promise<void>);
};

const entry = 'flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-cell hover:bg-hover';

export function UserMenu({ face, permissions, ...user }: UserMenuProps & { face: 'row' | 'avatar'; permissions: readonly Permission[] }) {
  const t = useTranslations('shell');
  const tTitle = useTranslations();
  const openOverlay = useOpenOverlay();
  const asRow = face === 'row';
  const links = [
    ...pagesFor(permissions)
      .filter(({ group }) => group === 'own')
      .map(({ href, icon, message }) => ({ href, icon, label: tTitle(`${message}.title`) })),
    ...(user.passwordHref ? [{ href: user.passwordHref, icon: 'key' as const, label: t('password') }] : []),
  ];
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
      side={asRow ? 'top' : 'bottom'}
      align={asRow ? 'start' : 'end'}
    >
      {(close) => (
        <>
          <div className="px-2 pt-1.5 pb-2">
            <p className="font-medium">{user.name}</p>
            <p className="text-meta text-muted">
              {t(`roles.${user.role}`)} · {user.account}
            </p>
          </div>
          <div className="grid gap-2 border-y border-line px-2 py-3">
            <ThemeChoice initial={user.theme} />
            <LocaleChoice />
            <ZoneChoice />
          </div>
          <ul className="py-1">
            {links.map((link) => (
              <li key={link.href}>
                <PageLink href={link.href} onClick={close} className={entry}>
                  <Icon name={link.icon} className="text-muted" />
                  {link.label}
                </PageLink>
              </li>
            ))}
            <li>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => {
                  close();
                  openOverlay('keys');
                }}
                className={entry}
              >
                <Icon name="keyboard" className="text-muted" />
                {t('keys.title')}
              </button>
            </li>
          </ul>
          <form action={user.signOut} method={typeof user.signOut === 'string' ? 'post' : undefined} className="border-t border-line pt-1">
            <button type="submit" className={entry}>
              <Icon name="sign-out" className="text-muted" />
              {t('signOut')}
            </button>
          </form>
        </>
      )}
    </Popover>
  );
}
