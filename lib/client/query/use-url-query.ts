'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback, useMemo, useRef } from 'react';
import { searchFor } from '@/lib/contracts/address';
import type { QueryFields, QueryOf } from '@/lib/contracts/query/query-field';
import { parseUrlQuery } from '@/lib/contracts/query/url-query';

export type QueryChange<F extends QueryFields> = { readonly [K in keyof QueryOf<F>]?: QueryOf<F>[K] | undefined };

/**
 * The page's URL query as its state. A change resets the page number unless it sets it, `undefined` removes a key, and the Back button
 * undoes it. Changes made together are one history entry.
 */
export function useUrlQuery<F extends QueryFields>(fields: F) {
  const search = useSearchParams();
  const pathname = usePathname();
  const { query, ignored } = useMemo(() => parseUrlQuery(fields, new URLSearchParams(search)), [fields, search]);
  const waiting = useRef<QueryChange<F> | null>(null);

  const change = useCallback(
    (next: QueryChange<F>) => {
      const first = waiting.current === null;
      waiting.current = { ...waiting.current, ...next };
      if (!first) return;
      queueMicrotask(() => {
        const now = parseUrlQuery(fields, new URLSearchParams(window.location.search)).query;
        const changed = { ...now, ...('page' in fields ? { page: undefined } : {}), ...waiting.current };
        waiting.current = null;
        window.history.pushState(null, '', pathname + searchFor({ query: fields }, changed));
      });
    },
    [fields, pathname],
  );
  /** Removes every key except these. */
  const clear = (...except: readonly (keyof F & string)[]) => change(nothing(fields, except));
  return { query, ignored, change, clear };
}

function nothing<F extends QueryFields>(fields: F, except: readonly string[]): QueryChange<F> {
  const cleared = Object.keys(fields).filter((key) => !except.includes(key));
  // Built from the fields' own keys, each of which may be removed.
  return Object.fromEntries(cleared.map((key) => [key, undefined])) as QueryChange<F>;
}
