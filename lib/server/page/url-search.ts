import 'server-only';

export type PageSearch = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** What Next gives a page of its address, back as the address had it: a key given twice stays twice. */
export function urlSearch(given: Awaited<PageSearch>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(given).flatMap(([key, value]) => [value ?? []].flat().map((text): [string, string] => [key, text])),
  );
}
