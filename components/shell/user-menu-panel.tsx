'use client';

import { useTranslations } from 'use-intl';
import { PageLink } from '@/components/ui/action/page-link';
import { Icon } from '@/components/ui/icon/icon';
import { isBuiltInRole, type Permission, type Role } from '@/lib/contracts/office/permission';
import { pagesFor } from '@/lib/contracts/pages/navigation';
import { useOpenOverlay } from './command/command-host';
import { LocaleChoice } from './preferences/locale-choice';
import { type Theme, ThemeChoice } from './preferences/theme-choice';
import { ZoneChoice } from './preferences/zone-choice';

export type UserMenuProps = {
  name: string;
  role: Role;
  /** What the role is called, where administrators made it. */
  roleName: string | null;
  /** "Casa Ipê · 482913": the merchant and its account. */
  account: string;
  theme: Theme;
  /** Left out while the person may not change it here. */
  passwordHref?: string;
  /** Where the sign-out form posts to, or the server action it calls. */
  signOut: string | (() => Promise<void>);
};

const entry = 'flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-cell hover:bg-hover';

type UserMenuPanelProps = UserMenuProps & { permissions: readonly Permission[]; onDone: () => void };

/** The user menu: the person, preferences, their own pages, and sign-out. */
export function UserMenuPanel({ name, role, roleName, account, theme, passwordHref, signOut, permissions, onDone }: UserMenuPanelProps) {
  const t = useTranslations('shell');
  const tTitle = useTranslations();
  const openOverlay = useOpenOverlay();
  const links = [
    ...pagesFor(permissions)
      .filter(({ group }) => group === 'own')
      .map(({ href, icon, message }) => ({ href, icon, label: tTitle(`${message}.title`) })),
    ...(passwordHref ? [{ href: passwordHref, icon: 'key' as const, label: t('password') }] : []),
  ];
  return (
    <>
      <div className="px-2 pt-1.5 pb-2">
        <p className="font-medium">{name}</p>
        <p className="text-meta text-muted">
          {isBuiltInRole(role) ? t(`roles.${role}`) : (roleName ?? role)} · {account}
        </p>
      </div>
      <div className="grid gap-2 border-y border-line px-2 py-3">
        <ThemeChoice initial={theme} />
        <LocaleChoice />
        <ZoneChoice />
      </div>
      <ul className="py-1">
        {links.map((link) => (
          <li key={link.href}>
            <PageLink href={link.href} onClick={onDone} className={entry}>
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
              onDone();
              openOverlay('help');
            }}
            className={entry}
          >
            <Icon name="keyboard" className="text-muted" />
            {tTitle('help.entry')}
          </button>
        </li>
      </ul>
      <form action={signOut} method={typeof signOut === 'string' ? 'post' : undefined} className="border-t border-line pt-1">
        <button type="submit" className={entry}>
          <Icon name="sign-out" className="text-muted" />
          {t('signOut')}
        </button>
      </form>
    </>
  );
}
