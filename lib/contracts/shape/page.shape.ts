import { z } from 'zod';

/** A page as the document writes it (interface: Page of results). */
export function pageWire<S extends z.ZodType>(item: S) {
  return z.object({ data: z.array(item), hasNextPage: z.boolean() });
}

/**
 * A page as the product reads it, from any known envelope: `data` or the only array; `hasNextPage` at the top or in `pagination`, else page
 * < pages, else false (a client stops unless it is true).
 */
export function pageRecord<S extends z.ZodType>(item: S) {
  return z
    .looseObject({})
    .transform((wire, context) => {
      const items = itemsIn(wire);
      if (!items) context.addIssue({ code: 'custom', message: 'no list in the answer' });
      const paging = { ...(isRecord(wire.pagination) ? wire.pagination : {}), ...wire };
      const page = countIn(paging.page);
      const pages = countIn(paging.pages) ?? countIn(paging.totalPages);
      return {
        items: items ?? [],
        hasNext: flagIn(paging.hasNextPage) ?? (page !== null && pages !== null && page < pages),
        total: countIn(paging.total) ?? countIn(paging.totalItems),
      };
    })
    .pipe(z.object({ items: z.array(item), hasNext: z.boolean(), total: z.number().nullable() }));
}

const countIn = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null);
const flagIn = (value: unknown) => (typeof value === 'boolean' ? value : null);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemsIn(wire: Readonly<Record<string, unknown>>): unknown[] | null {
  if (Array.isArray(wire.data)) return wire.data;
  const lists = Object.values(wire).filter((value) => Array.isArray(value));
  return lists.length === 1 && lists[0] ? lists[0] : null;
}
