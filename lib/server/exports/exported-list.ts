import 'server-only';
import { type ExportColumn, type ExportList, exportEndpoints } from '@/lib/contracts/exported-lists';
import type { NamesOf } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import type { Reais } from '@/lib/format/money';
import type { Cell } from './forms/file-form';

/** The lists of the service, page by page. */
type ListName = {
  [N in NamesOf<'pix' | 'card'>]: RecordOf<N> extends { readonly items: readonly { readonly id: string }[]; readonly hasNext: boolean }
    ? N
    : never;
}[NamesOf<'pix' | 'card'>];

type Endpoints = { readonly [L in ExportList]: (typeof exportEndpoints)[L]['name'] };

type RowOf<N extends ListName> = RecordOf<N>['items'][number];

/** A column by what it reads of a row, and where its name stands in the messages. `words` says where those of a `word` stand. */
export type ExportedColumn<Row> = { readonly header: readonly [place: string, key: string] } & (
  | { readonly kind: 'text' | 'instant'; readonly of: (row: Row) => string | null }
  | { readonly kind: 'word'; readonly words: string; readonly of: (row: Row) => string | null }
  | { readonly kind: 'money'; readonly of: (row: Row) => Reais | null }
  | { readonly kind: 'number'; readonly of: (row: Row) => number | null }
);

interface Declared<Row, Column extends string> {
  /** Where the page's title stands. */
  readonly title: readonly [place: string, key: string];
  readonly columns: Readonly<Record<Column, ExportedColumn<Row>>>;
  /** What every file has besides the columns of the screen. */
  readonly extra?: Readonly<Record<string, ExportedColumn<Row>>>;
  /** Which rows of the service's list are of this one, where its filters cannot say so. */
  readonly keeps?: (row: Row) => boolean;
  /** The keys of the query that bound the time by which the list is in order, the newest first; absent where it has none. */
  readonly period?: { readonly from: string; readonly until: string; readonly at: (row: Row) => string };
  /** What the sum counts of a row; null where it is not in reais. */
  readonly sum?: (row: Row) => Reais | null;
}

/** A row of whatever list: its place in time, and its cells by column. */
export interface ExportedRow {
  readonly id: string;
  readonly at: string | null;
  readonly sum: Reais | null;
  /** Whether it is of the list at all. */
  readonly kept: boolean;
  cell(column: string): Cell;
}

export interface ExportedList {
  readonly endpoint: ListName;
  readonly title: readonly [place: string, key: string];
  readonly column: (id: string) => Pick<ExportedColumn<never>, 'header' | 'kind'> & { readonly words?: string };
  readonly extra: readonly string[];
  readonly period: { readonly from: string; readonly until: string } | null;
  readonly hasSum: boolean;
  readonly rows: (answer: unknown) => ExportedRow[];
}

/** Declares how one list is taken away: all a new one needs. */
export function exportedList<L extends ExportList>(list: L, declared: Declared<RowOf<Endpoints[L]>, ExportColumn<L>>): ExportedList {
  const endpoint: ListName = exportEndpoints[list].name;
  const { title, period = null, sum, keeps, extra = {} } = declared;
  const columns = new Map<string, ExportedColumn<RowOf<Endpoints[L]>>>(Object.entries({ ...declared.columns, ...extra, id: idColumn }));
  const column = (id: string) => {
    const found = columns.get(id);
    if (!found) throw new RangeError(`${endpoint} has no column ${id}`);
    return found;
  };
  return {
    endpoint,
    title,
    column,
    extra: [...Object.keys(extra), 'id'],
    period,
    hasSum: sum !== undefined,
    rows: (answer) =>
      itemsOf(endpoint, answer).map((row) => ({
        id: row.id,
        at: period?.at(row) ?? null,
        sum: sum?.(row) ?? null,
        kept: keeps?.(row) ?? true,
        cell: (id) => column(id).of(row),
      })),
  };
}

const idColumn = { header: ['exports', 'id'], kind: 'text', of: (row: { readonly id: string }) => row.id } as const;

// The answer was made by the door for this very name.
function itemsOf<N extends ListName>(_name: N, answer: unknown): readonly RowOf<N>[] {
  return (answer as { readonly items: readonly RowOf<N>[] }).items;
}
