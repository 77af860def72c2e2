import 'server-only';

export type PageSearch = Promise<Readonly<Record<string, string | string[] | undefined>>>;

/** Next `searchParams` to `URLSearchParams`; a repeated key stays repeated. */
export function urlSearch(given: Awaited<PageSearch>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(given).flatMap(([key, value]) => [value ?? []].flat().map((text): [string, string] => [key, text])),
  );
}
