import { z } from 'zod';

/** A page as the document writes it (interface: Page of results). */
export function pageWire<S extends z.ZodType>(item: S) {
  return z.object({ data: z.array(item), hasNextPage: z.boolean() });
}

/**
 * A page as the product reads it, from any of the envelopes seen in public: `data` or the only array,
 * `hasNextPage` at the top or in `pagination`, else page < pages, else false (a client stops when it is not true).
 */
export function pageRecord<S extends z.ZodType>(item: S) {
  return z
    .looseObject({})
    .transform((wire, context) => {
      const items = itemsIn(wire);
      if (!items) context.addIssue({ code: 'custom', message: 'no list in the answer' });
      const nested = z.looseObject({}).safeParse(wire.pagination);
      const paging = { ...(nested.success ? nested.data : {}), ...wire };
      const page = count.parse(paging.page);
      const pages = count.parse(paging.pages) ?? count.parse(paging.totalPages);
      return {
        items: items ?? [],
        hasNext: flag.parse(paging.hasNextPage) ?? (page !== null && pages !== null && page < pages),
        total: count.parse(paging.total) ?? count.parse(paging.totalItems),
      };
    })
    .pipe(z.object({ items: z.array(item), hasNext: z.boolean(), total: z.number().nullable() }));
}

const count = z.number().int().nonnegative().nullable().catch(null);
const flag = z.boolean().nullable().catch(null);

function itemsIn(wire: Readonly<Record<string, unknown>>): unknown[] | null {
  if (Array.isArray(wire.data)) return wire.data;
  const lists = Object.values(wire).filter((value) => Array.isArray(value));
  return lists.length === 1 && lists[0] ? lists[0] : null;
}
