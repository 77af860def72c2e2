import 'server-only';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import type { RowTotals } from '@/lib/domain/payment/money-totals';
import type { ListColumn } from '@/lib/lists/definition/column';
import type { WalkedEndpoint } from '@/lib/lists/definition/list-endpoint';
import type { FileColumn, ListFile } from '@/lib/lists/definition/list-file';
import { type RowFilters, rowFilterFields, rowSelection } from '@/lib/lists/definition/row-filters';
import type { ListSearch } from '@/lib/lists/definition/search/search';
import { unreadableAnswer } from '@/lib/server/upstream/upstream';
import type { Cell } from './formats/file-format';

/** A row of any list: its time, and its cells by column. */
export interface ExportedRow {
  /** The row as the list has it. */
  readonly source: unknown;
  readonly id: string;
  readonly at: string | null;
  readonly totals: RowTotals;
  /** False when the row does not belong to the list. */
  readonly isIncluded: boolean;
  cell(column: string): Cell;
}

export interface ExportedList {
  /** The endpoint that is fetched page by page, with its filters. */
  readonly endpoint: NamedEndpoint<WalkedEndpoint>;
  /** The same with the filters that only the list has: what an order's query is read by. */
  readonly read: NamedEndpoint<WalkedEndpoint>;
  readonly title: readonly [place: string, key: string];
  readonly column: (id: string) => {
    readonly header: readonly [place: string, key: string];
    readonly kind: 'text' | 'instant' | 'word' | 'money' | 'number';
    readonly words?: string;
  };
  /** The columns on screen, in their order. */
  readonly columns: readonly string[];
  /** Columns that every file has in addition. */
  readonly extra: readonly string[];
  readonly period: { readonly from: string; readonly until: string } | null;
  readonly hasTotals: boolean;
  /** The rows in an order of the list's own; null where it has none of that name. */
  readonly sorted: (name: string) => ((rows: readonly ExportedRow[]) => ExportedRow[]) | null;
  /** What the service is asked for of a query. */
  readonly asked: (query: Query) => Query;
  /** The rows of an answer; those that the list's own search and filters leave out are not included. */
  readonly rows: (answer: unknown, query: Query) => ExportedRow[];
}

type Query = Readonly<Record<string, unknown>>;

interface Declared<Row> {
  readonly name: string;
  readonly search?: Pick<ListSearch<string, Row>, 'fields' | 'namesOf'>;
  readonly rowFilters?: RowFilters<Row>;
  readonly columns: Readonly<Record<string, ListColumn<Row>>>;
  readonly file?: ListFile<Row>;
}

/** How a list is written into a file, derived from the list's own column definition. */
export function exportedList<Row extends { readonly id: string }>(declared: Declared<Row>): ExportedList {
  const { name, columns, file } = declared;
  if (!file) throw new RangeError(`${name} says nothing of a file`);
  const { walks, period = null, totals, sorts = {}, includes, extra = {} } = file;
  const onScreen = Object.entries(columns).flatMap(([id, column]): [string, FileColumn<Row>][] =>
    column.kind === 'screen' ? [] : [[id, { ...column, header: [`${name}.columns`, id] }]],
  );
  const known = new Map<string, FileColumn<Row>>([...onScreen, ...Object.entries(extra)]);
  const column = (id: string) => {
    const found = known.get(id) ?? (id === 'id' ? idColumn : undefined);
    if (!found) throw new RangeError(`${name} has no column ${id}`);
    return found;
  };
  return {
    endpoint: walks,
    read: { ...walks, query: { ...walks.query, ...rowFilterFields(declared) } },
    title: [name, 'title'],
    column: (id) => {
      const { header, kind, ...rest } = column(id);
      return { header, kind: fileKinds[kind], words: 'words' in rest ? rest.words : undefined };
    },
    columns: onScreen.map(([id]) => id),
    extra: [...Object.keys(extra), ...(known.has('id') ? [] : ['id'])],
    period,
    hasTotals: totals !== undefined,
    sorted: (name) => {
      const order = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
      return order ? (rows) => rows.toSorted((left, right) => order(sourceOf<Row>(left), sourceOf<Row>(right))) : null;
    },
    asked: (query) => ({ ...query, ...rowSelection(declared, query)?.asked }),
    rows: (answer, query) => {
      const selection = rowSelection(declared, query);
      return rowsIn<Row>(answer).map((row) => ({
        source: row,
        id: row.id,
        at: period?.at(row) ?? null,
        totals: totals?.(row) ?? null,
        isIncluded: (includes?.(row) ?? true) && (selection?.matches(row) ?? true),
        cell: (id) => column(id).of(row),
      }));
    },
  };
}

/** Column kinds of the screen, as cell kinds of a file. */
const fileKinds = {
  text: 'text',
  code: 'text',
  instant: 'instant',
  second: 'instant',
  word: 'word',
  money: 'money',
  number: 'number',
} as const;

const idColumn = { header: ['exports', 'id'], kind: 'text', of: (row: { readonly id: string }) => row.id } as const;

/** A file that lacks a row nobody could read would look complete: there is none instead. */
function rowsIn<Row>(answer: unknown): readonly Row[] {
  // The gateway answered for the list that is read, and the columns are declared for its rows.
  const { items, unreadable } = answer as { readonly items: readonly Row[]; readonly unreadable?: readonly unknown[] };
  if (unreadable) throw unreadableAnswer();
  return items;
}

// Rows are put in order by the list that made them.
function sourceOf<Row>({ source }: ExportedRow): Row {
  return source as Row;
}
