'use client';

import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { PageLink } from '@/components/ui/action/page-link';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-paths';
import { Popover, type PopoverProps } from './popover';

export type MenuItem = { label: string; icon?: IconName; blocked?: string } & (
  | { href: string; onSelect?: undefined }
  | { href?: undefined; onSelect: () => void }
);

type MenuProps = Pick<PopoverProps, 'face' | 'buttonClassName' | 'align' | 'side' | 'onIntent'> & {
  /** Names the button and the menu. */
  label: string;
  items: MenuItem[];
};

const look = 'flex w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-cell outline-offset-[-2px]';

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}

export function Menu({ label, items, ...rest }: MenuProps) {
  return (
    <Popover {...rest} label={label} opens="menu" panelClassName="min-w-44 p-1">
      {(close) => (
        <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={moveFocus}>
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} onDone={close} />
          ))}
        </div>
      )}
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
