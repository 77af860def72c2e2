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
  if (column.kind === 'screen') return null;
  const value = column.of(row);
  // A column answers values of its own kind, which the compiler does not follow through the union.
  return (column.kind === 'word' ? { kind: 'word', words: column.words, value } : { kind: column.kind, value }) as RowCell;
}
