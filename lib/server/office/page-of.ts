import 'server-only';

/** Paging of our own lists: one additional row is fetched to know whether there is a next page. */
export function pageOf(query: { readonly page?: number | undefined; readonly limit?: number | undefined }) {
  const limit = query.limit ?? 20;
  const offset = ((query.page ?? 1) - 1) * limit;
  const page = <Row, Item>(rows: readonly Row[], item: (row: Row) => Item) => ({
    items: rows.slice(0, limit).map(item),
    hasNext: rows.length > limit,
    total: null,
  });
  return { limit, offset, page };
}
