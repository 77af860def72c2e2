import type { Columns } from '@/components/data-table/column';
import type { Filter } from '@/components/data-table/filters/filter';
import { filterSummary } from '@/components/data-table/filters/filter-summary';
import { searchFor } from '@/lib/contracts/address';
import type { ExportFormat } from '@/lib/contracts/office/files/exports';
import type { ExportRequest } from '@/lib/contracts/office/files/exports.shape';
import type { ExportList } from '@/lib/contracts/pages/navigation';
import type { QueryFields } from '@/lib/contracts/query/query-field';
import type { DisplaySettings } from '@/lib/format/display-settings';
import type { ListFile } from '@/lib/lists/definition/list-file';

/** The current view of a list: its query, its columns, and its filters in words. */
export interface ExportSource {
  /** Of the list, under which its preferences are stored too. */
  readonly name: string;
  readonly file: Pick<ListFile<never>, 'walks' | 'query'>;
  /** The fields of filters that the service does not have. */
  readonly rowFields?: QueryFields;
  readonly columns: Columns<never>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly filters: readonly Filter[];
  /** An order that the list itself gives its rows. */
  readonly sort?: string;
}

/** The active filters, in the words of their chips. */
export function filterWords(filters: readonly Filter[]): ExportRequest['filters'] {
  return filters.flatMap((filter) => {
    const text = filterSummary(filter);
    return text ? [{ label: filter.label, text: text.slice(0, 300) }] : [];
  });
}

/** The columns a file can have, in the order of the screen; all of them unless someone left one out. */
export function fileColumnsOf({ columns }: Pick<ExportSource, 'columns'>, inFile: Readonly<Record<string, boolean>>) {
  return columns.filter(({ screenOnly }) => !screenOnly).map(({ id, header }) => ({ id, header, chosen: inFile[id] ?? true }));
}

/** The order for a file: the query of the screen without a page, and the columns chosen for it in the order of the screen. */
export function exportOrder(
  source: ExportSource,
  inFile: Readonly<Record<string, boolean>>,
  form: ExportFormat,
  { locale, zone }: DisplaySettings,
): ExportRequest {
  const { name, file, rowFields, query, filters, sort } = source;
  const { page: _page, limit: _limit, ...all } = query;
  return {
    // Only a list that can be exported declares a file (`defineList`).
    list: name as ExportList,
    form,
    sort,
    locale,
    zone,
    search: searchFor({ query: { ...file.walks.query, ...rowFields } }, { ...all, ...file.query }).slice(1),
    columns: fileColumnsOf(source, inFile).flatMap(({ id, chosen }) => (chosen ? [id] : [])),
    filters: filterWords(filters),
  };
}
