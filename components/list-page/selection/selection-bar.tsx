'use client';

import { type ReactNode, useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { Button } from '@/components/ui/action/button';
import { IconButton } from '@/components/ui/action/icon-button';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { copiedRows } from './copied-rows';
import type { RowCell } from './row-cells';
import type { RowSelection } from './use-row-selection';

type SelectionBarProps = {
  selection: RowSelection;
  /** All rows of the page. */
  rowIds: readonly string[];
  /** The titles of what is copied of each row. */
  headers: readonly string[];
  /** The cells of the chosen rows, in the order of the page. */
  cells: () => readonly (readonly RowCell[])[];
  /** What else can be done with them. */
  children?: ReactNode;
};

/** What can be done with the chosen rows, over the foot of the list. */
export function SelectionBar({ selection, rowIds, headers, cells, children }: SelectionBarProps) {
  const t = useTranslations('table.selection');
  const messages = useMessages();
  const settings = useDisplaySettings();
  const [outcome, setOutcome] = useState<{ word: 'copied' | 'refused'; count: number }>();
  const ids = selection.ids ?? new Set<string>();
  const none = ids.size === 0;
  const isAll = ids.size === rowIds.length;
  const copy = async (text: string) => {
    const word = await navigator.clipboard.writeText(text).then(
      () => 'copied' as const,
      () => 'refused' as const,
    );
    setOutcome({ word, count: ids.size });
  };
  return (
    <section
      aria-label={t('label')}
      data-print="hide"
      className="sticky bottom-14 z-3 flex flex-wrap items-center gap-2 border-t border-line bg-selected px-4 py-2 sm:bottom-12 sm:px-6"
    >
      <output className="numbers mr-1 font-medium">{t('count', { count: ids.size })}</output>
      <Button size="small" onClick={() => selection.choose(isAll ? [] : rowIds)}>
        {t(isAll ? 'none' : 'all')}
      </Button>
      <Button size="small" icon="copy" waiting={none} onClick={() => copy(copiedRows(headers, cells(), messages, settings))}>
        {t('copyRows')}
      </Button>
      <Button size="small" icon="copy" waiting={none} onClick={() => copy(Array.from(ids).join('\n'))}>
        {t('copyIds')}
      </Button>
      {!none && children}
      <output className="text-meta text-muted">{outcome?.count === ids.size && t(outcome.word)}</output>
      <span className="ml-auto">
        <IconButton icon="cross" label={t('end')} onClick={selection.end} />
      </span>
    </section>
  );
}
