import 'server-only';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasNext: boolean;
}

/**
 * Reads a list of the service page by page, at most so many. What comes in during the walk pushes others onto the next page: each
 * counts once. `cut` when the walk stopped before the end.
 */
export async function readPages<Item extends { readonly id: string }>(
  most: number,
  read: (page: number) => Promise<Page<Item>>,
): Promise<{ items: Item[]; cut: boolean }> {
  const found = new Map<string, Item>();
  let more = true;
  for (let page = 1; more && page <= most; page += 1) {
    const { items, hasNext } = await read(page);
    for (const item of items) found.set(item.id, item);
    more = hasNext && items.length > 0;
  }
  return { items: Array.from(found.values()), cut: more };
}
