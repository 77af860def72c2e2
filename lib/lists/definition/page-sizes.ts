/** How many rows a page of a list may have. */
export const pageSizes = [20, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

/** The page size somebody chose, by the name of the list. */
export type ChosenPageSizes = Readonly<Record<string, PageSize>>;

/** The cookie it is kept in. */
export const pageSizesCookie = 'page-sizes';

/** Reads `transactions.50_charges.100`; what is malformed is left out. */
export function parsePageSizes(text: string | undefined): ChosenPageSizes {
  const entries = (text ?? '').split('_').flatMap((entry) => {
    const [, list, size] = /^([a-zA-Z]{1,40})\.(\d{2,3})$/.exec(entry) ?? [];
    const known = pageSizes.find((one) => String(one) === size);
    return list && known ? [[list, known] as const] : [];
  });
  return Object.fromEntries(entries);
}

export function formatPageSizes(chosen: ChosenPageSizes): string {
  return Object.entries(chosen)
    .map(([list, size]) => `${list}.${size}`)
    .join('_');
}

type Paged = { readonly limit?: number | undefined };

/** A view with the chosen page size where its address says none. */
export function withPageSize<V extends object>(
  list: { readonly name: string; readonly fields: object },
  view: V,
  chosen: ChosenPageSizes,
): V {
  const size = Object.hasOwn(chosen, list.name) ? chosen[list.name] : undefined;
  const { limit }: Paged = view;
  return size === undefined || limit !== undefined || !('limit' in list.fields) ? view : { ...view, limit: size };
}
