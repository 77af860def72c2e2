'use client';

import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { PageLink } from '@/components/ui/action/page-link';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { Popover, type PopoverProps } from './popover';

export type MenuItem = { label: string; icon?: IconName; blocked?: string } & (
  | { href: string; onSelect?: undefined }
  | { href?: undefined; onSelect: () => void }
);

type MenuProps = Pick<PopoverProps, 'face' | 'buttonClassName' | 'align' | 'side' | 'late' | 'onIntent'> & {
  /** Names the button, and with it the menu. */
  label: string;
  items: MenuItem[];
};

const look = 'flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-cell outline-offset-[-2px]';

/** Without accents and case: "e" finds "Éder". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** The item a key moves to from the item at `at`: arrows wrap around, a letter finds the next item that begins with it. */
function itemFor(key: string, items: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at > 0 ? at - 1 : -1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key.length > 1 || key === ' ') return undefined;
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) => plain(item.textContent).startsWith(plain(key)));
}

function onKey(event: KeyboardEvent<HTMLDivElement>, close: () => void) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // The focus is back at the button before the browser moves it on from there.
  if (event.key === 'Tab') close();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const focused = items.find((item) => item === document.activeElement);
  const next = itemFor(event.key, items, focused ? items.indexOf(focused) : -1);
  // A button reacts to the space bar by default, a link does not.
  const follows = event.key === ' ' && focused instanceof HTMLAnchorElement;
  if (!next && !follows) return;
  event.preventDefault();
  if (follows) focused.click();
  else next?.focus();
}

export function Menu({ label, items, ...rest }: MenuProps) {
  return (
    <Popover {...rest} label={label} opens="menu" panelClassName="min-w-44 p-1" onPanelKey={onKey}>
      {(close) => items.map((item) => <MenuEntry key={item.label} item={item} onDone={close} />)}
    </Popover>
  );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const face = (
    <>
      {item.icon && <Icon name={item.icon} className="text-muted" />}
      <span>
        {item.label}
        {item.blocked && <span className="block text-meta">{item.blocked}</span>}
      </span>
    </>
  );
  if (item.blocked) {
    return (
      <button type="button" role="menuitem" tabIndex={-1} aria-disabled="true" className={clsx(look, 'text-faint')}>
        {face}
      </button>
    );
  }
  if (item.href !== undefined) {
    return (
      <PageLink role="menuitem" tabIndex={-1} href={item.href} onClick={onDone} className={clsx(look, 'hover:bg-hover')}>
        {face}
      </PageLink>
    );
  }
  const select = () => {
    onDone();
    item.onSelect();
  };
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={select} className={clsx(look, 'hover:bg-hover')}>
      {face}
    </button>
  );
}
