import type { Reais } from '@/lib/format/money/money';
import type { ListColumn } from '@/lib/lists/definition/column';

/** The value of a row in a column, with the kind that says how it is written. */
export type RowCell =
  | { readonly kind: 'text' | 'code' | 'instant' | 'second'; readonly value: string | null }
  | { readonly kind: 'word'; readonly words: string; readonly value: string | null }
  | { readonly kind: 'money'; readonly value: Reais | null }
  | { readonly kind: 'number'; readonly value: number | null };

/** The cell of a row in a column; null where the page draws it, since that has no value of its own. */
export function rowCell<Row>(column: ListColumn<Row>, row: Row): RowCell | null {
  switch (column.kind) {
    case 'screen':
      return null;
    case 'word':
      return { kind: column.kind, words: column.words, value: column.of(row) };
    case 'money':
      return { kind: column.kind, value: column.of(row) };
    case 'number':
      return { kind: column.kind, value: column.of(row) };
    default:
      return { kind: column.kind, value: column.of(row) };
  }
}
