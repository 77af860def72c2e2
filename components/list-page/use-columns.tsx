'use client';

import { type ReactNode, useMemo } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import type { Column, Columns } from '@/components/data-table/column';
import { Money } from '@/components/transaction/money';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { unknownWord } from '@/lib/contracts/shape/unknown-word';
import { formatDateTime, formatDateTimeSeconds } from '@/lib/format/date-text';
import type { DisplaySettings } from '@/lib/format/display-settings';
import type { ListColumn } from '@/lib/lists/definition/column';
import { wordAt } from '@/lib/messages/word-at';

/** Cells that a list draws itself, by column. The same object until what they show changes. */
export type Cells<Row, Id extends string> = { readonly [K in Id]?: (row: Row) => ReactNode };

interface Declared<Row, Id extends string> {
  readonly name: string;
  readonly columns: { readonly [K in Id]: ListColumn<Row> };
}

/** The columns of a list as its table shows them: drawn by their kind, or by the list's own cell. */
export function useColumns<Row, Id extends string>(list: Declared<Row, Id>, cells: Cells<Row, NoInfer<Id>> = {}): Columns<Row> {
  const messages = useMessages();
  const settings = useDisplaySettings();
  const t = useTranslations('app');
  return useMemo(() => {
    const none = <span className="text-faint">{t('none')}</span>;
    const declared: readonly [string, ListColumn<Row>][] = Object.entries(list.columns);
    const own = new Map<string, ((row: Row) => ReactNode) | undefined>(Object.entries(cells));
    return declared.map(([id, column]): Column<Row> => {
      const { kind, width, align, sorted, optional, startsHidden } = column;
      return {
        id,
        header: wordAt(messages, `${list.name}.columns`, id) ?? id,
        cell: (row) => (own.get(id)?.(row) ?? drawn(column, row, messages, settings)) || none,
        ...{ width, align, sorted, optional, startsHidden },
        grows: kind === 'text' || kind === 'code',
        screenOnly: kind === 'screen',
      };
    });
  }, [list, cells, messages, settings, t]);
}

/** Renders a cell by the kind of its column. */
function drawn<Row>(column: ListColumn<Row>, row: Row, messages: unknown, settings: DisplaySettings): ReactNode {
  if (column.kind === 'screen') return null;
  if (column.kind === 'money') {
    const amount = column.of(row);
    return amount && <Money value={amount} />;
  }
  if (column.kind === 'number') {
    const number = column.of(row);
    return number === null ? null : <span className="numbers">{number}</span>;
  }
  const text = column.of(row);
  if (!text) return null;
  switch (column.kind) {
    case 'instant':
      return <span className="numbers">{formatDateTime(text, settings)}</span>;
    case 'second':
      return <span className="numbers">{formatDateTimeSeconds(text, settings)}</span>;
    case 'code':
      return <span className="mono text-muted">{text}</span>;
    case 'word':
      return wordAt(messages, column.words, text) ?? (text === unknownWord ? null : text);
    case 'text':
      return <bdi>{text}</bdi>;
  }
}
