'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Kbd } from '@/components/ui/action/kbd';
import { pageRoute } from '@/components/ui/action/page-route.cast';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { useModal } from '@/components/ui/overlay/use-modal';
import type { Permission } from '@/lib/contracts/office/permission';
import { pagesFor } from '@/lib/contracts/pages/navigation';
import { hasCardNumber } from '@/lib/format/card/card-number-in-text';
import { recogniseSearch, type SearchText } from '@/lib/format/text/search-text';

type Command = { id: string; icon: IconName; label: string; run: () => void };

/** Looks for a text by what it is. */
export type OnFind = (text: string, reading: SearchText) => void;

type CommandPaletteProps = { permissions: readonly Permission[]; onFind: OnFind; onClose: () => void };

/** Without accents and case: "historico" finds "Histórico". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The list scrolls along with the keys. */
const keepInView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** Go to a page by name, or look for an id, a reference, an E2E or a document. */
export function CommandPalette({ permissions, onFind, onClose }: CommandPaletteProps) {
  const t = useTranslations('shell');
  const tForm = useTranslations('form');
  const tTitle = useTranslations();
  const router = useRouter();
  const dialog = useModal(true);
  const listId = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);

  const query = text.trim();
  const pages: Command[] = pagesFor(permissions)
    .map((page) => ({
      id: page.href,
      icon: page.icon,
      label: tTitle(`${page.message}.title`),
      run: () => router.push(pageRoute(page.href)),
    }))
    .filter((page) => plain(page.label).includes(plain(query)));
  const cardNumber = hasCardNumber(query);
  const find: Command[] =
    query && !cardNumber
      ? [{ id: 'find', icon: 'search', label: t('palette.find', { text: query }), run: () => onFind(query, recogniseSearch(query)) }]
      : [];
  const commands = [...pages, ...find];
  const chosen = commands[Math.min(active, commands.length - 1)];

  const run = (command: Command | undefined) => {
    dialog.current?.close();
    command?.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || commands.length === 0) return;
    event.preventDefault();
    setActive((active + step + commands.length) % commands.length);
  };

  return (
    <dialog
      ref={dialog}
      aria-label={t('palette.label')}
      onClose={onClose}
      className="mx-auto mt-[12dvh] w-[calc(100%-32px)] max-w-[560px] overflow-hidden rounded-lg border border-line bg-overlay shadow-menu"
    >
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          run(chosen);
        }}
        className="flex items-center gap-2.5 border-b border-line px-4"
      >
        <Icon name="search" className="text-muted" />
        <input
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${chosen.id}`}
          aria-label={t('palette.label')}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent outline-none"
        />
        <Kbd>Esc</Kbd>
      </form>
      {cardNumber && (
        <p role="alert" className="px-4 pt-3 text-meta text-red">
          {tForm('cardNumber')}
        </p>
      )}
      <div id={listId} role="listbox" aria-label={t('palette.results')} className="max-h-[50dvh] overflow-y-auto p-1.5">
        {commands.map((command) => (
          <button
            key={command.id}
            ref={command === chosen ? keepInView : undefined}
            id={`${listId}-${command.id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={command === chosen}
            onPointerMove={() => setActive(commands.indexOf(command))}
            onClick={() => run(command)}
            className="flex h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-left aria-selected:bg-selected"
          >
            <Icon name={command.icon} className="text-muted" />
            <span className="truncate">{command.label}</span>
          </button>
        ))}
      </div>
    </dialog>
  );
}
