import { type Columns, isShown } from '@/components/data-table/column';
import type { Filter } from '@/components/data-table/filters/filter';
import { filterSummary } from '@/components/data-table/filters/filter-summary';
import { searchFor } from '@/lib/contracts/address';
import { exportLists } from '@/lib/contracts/office/files/exported-lists';
import type { ExportFormat } from '@/lib/contracts/office/files/exports';
import type { ExportRequest } from '@/lib/contracts/office/files/exports.shape';
import type { DisplaySettings } from '@/lib/format/display-settings';
import type { ListFile } from '@/lib/lists/definition/list-file';

/** What a list shows at the moment: its query, its columns, and its filters in words. */
export interface ExportSource {
  /** Of the list, under which its preferences are stored too. */
  readonly name: string;
  readonly file: Pick<ListFile<never>, 'walks' | 'query'>;
  readonly columns: Columns<never>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly filters: readonly Filter[];
}

/** The filters in force, as their chips say them. */
export function filterWords(filters: readonly Filter[]): ExportRequest['filters'] {
  return filters.flatMap((filter) => {
    const text = filterSummary(filter);
    return text ? [{ label: filter.label, text: text.slice(0, 300) }] : [];
  });
}

/** The order for a file that is the screen: its query without a page, its columns as they stand there. */
export function exportOrder(
  { name, file, columns, query, filters }: ExportSource,
  shown: Readonly<Record<string, boolean>>,
  form: ExportFormat,
  { locale, zone }: DisplaySettings,
): ExportRequest {
  const list = exportLists.find((known) => known === name);
  if (!list) throw new RangeError(`${name} is no list that can be exported`);
  const { page: _page, limit: _limit, ...all } = query;
  return {
    list,
    form,
    locale,
    zone,
    search: searchFor(file.walks, { ...all, ...file.query }).slice(1),
    columns: columns.filter((column) => isShown(column, shown) && !column.screenOnly).map(({ id }) => id),
    filters: filterWords(filters),
  };
}
