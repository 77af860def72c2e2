import 'server-only';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly unreadable?: readonly unknown[] | undefined;
  readonly hasNext: boolean;
}

/**
 * Reads a list of the service page by page, up to a limit. New entries push others onto the next page during the walk, so ids are
 * deduplicated. `cut` means it stopped before the end, or could not read every entry.
 */
export async function readPages<Item extends { readonly id: string }>(
  max: number,
  read: (page: number) => Promise<Page<Item>>,
): Promise<{ items: Item[]; truncated: boolean }> {
  const found = new Map<string, Item>();
  let more = true;
  let partial = false;
  for (let page = 1; more && page <= max; page += 1) {
    const { items, unreadable, hasNext } = await read(page);
    partial ||= unreadable !== undefined;
    for (const item of items) found.set(item.id, item);
    more = hasNext && (items.length > 0 || unreadable !== undefined);
  }
  return { items: Array.from(found.values()), truncated: more || partial };
}
