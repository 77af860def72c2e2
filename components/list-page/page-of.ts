import type { PagerProps } from '@/components/data-table/pager';
import type { UnreadableRow } from '@/lib/contracts/shape/page.shape';
import { defaultLimit } from '@/lib/lists/definition/list';

/** The answer of a list endpoint: one page of rows, or all of them. */
export interface ListAnswer<Row> {
  readonly items: readonly Row[];
  readonly unreadable?: readonly UnreadableRow[] | undefined;
  /** Given where the service pages. */
  readonly hasNext?: boolean;
}

export type Place = { readonly page?: number; readonly limit?: number };

/** The rows of the requested page, and whether there are others. An answer with all rows is cut into pages here. */
export function pageOf<Row>(answer: ListAnswer<Row> | undefined, place: Place | null, change: (place: Place) => void) {
  const items = answer?.items;
  const unreadable = answer?.unreadable;
  if (!place) return { items, rows: items, unreadable, pager: undefined };
  const { page = 1, limit: size = defaultLimit } = place;
  const end = page * size;
  const isWhole = answer !== undefined && answer.hasNext === undefined;
  const pager: PagerProps = {
    page,
    size,
    hasNext: isWhole ? answer.items.length > end : answer?.hasNext === true,
    onPage: (next) => change({ page: next }),
    onSize: (limit) => change({ limit }),
  };
  return { items, rows: isWhole ? items?.slice(end - size, end) : items, unreadable, pager };
}
