import { z } from 'zod';

/** A page as the document writes it (interface: Page of results). */
export function pageWire<S extends z.ZodType>(item: S) {
  return z.object({ data: z.array(item), hasNextPage: z.boolean() });
}

/** A record that lacks what it cannot be without, by name, and what could be read: its own fields as text, under their names on the wire. */
const unreadableRow = z.object({ lacks: z.array(z.string()), fields: z.record(z.string(), z.string()) });

export type UnreadableRow = z.output<typeof unreadableRow>;

/**
 * A page as the product reads it, from any known envelope: `data` or the only array; `hasNextPage` at the top or in `pagination`, else page
 * < pages, else false (a client stops unless it is true). A record that cannot be read spoils only itself.
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
        ...partedBy(item, items ?? []),
        hasNext: flagIn(paging.hasNextPage) ?? (page !== null && pages !== null && page < pages),
        total: countIn(paging.total) ?? countIn(paging.totalItems),
      };
    })
    .pipe(
      z.object({
        items: z.array(item),
        unreadable: z.array(unreadableRow).optional(),
        hasNext: z.boolean(),
        total: z.number().nullable(),
      }),
    );
}

/** Separates the records that could be parsed from those that could not; `unreadable` is absent when all could. */
function partedBy(item: z.ZodType, wires: readonly unknown[]) {
  const unreadable: UnreadableRow[] = [];
  const items = wires.filter((wire) => {
    const { error } = item.safeParse(wire);
    if (error) unreadable.push({ lacks: error.issues.map(({ path }) => path.join('.')), fields: readableFields(wire) });
    return error === undefined;
  });
  return unreadable.length === 0 ? { items } : { items, unreadable };
}

const longestText = 200;

function readableFields(wire: unknown): UnreadableRow['fields'] {
  const fields = isRecord(wire) ? Object.entries(wire) : [];
  return Object.fromEntries(
    fields.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value).slice(0, longestText)]] : [],
    ),
  );
}

const countIn = (value: unknown) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null);
const flagIn = (value: unknown) => (typeof value === 'boolean' ? value : null);

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The records of a list, bare or in any known envelope; null where there is none. */
export function itemsIn(wire: unknown): unknown[] | null {
  if (Array.isArray(wire)) return wire;
  if (!isRecord(wire)) return null;
  if (Array.isArray(wire.data)) return wire.data;
  const lists = Object.values(wire).filter((value) => Array.isArray(value));
  return lists.length === 1 && lists[0] ? lists[0] : null;
}
