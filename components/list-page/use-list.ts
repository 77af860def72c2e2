'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { PagerProps } from '@/components/data-table/pager';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { type Readable, useEndpointQuery } from '@/lib/client/use-read';
import { type QueryChange, useUrlQuery } from '@/lib/client/use-url-query';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import type { QueryFields } from '@/lib/contracts/query/query-field';
import type { UnreadableRow } from '@/lib/contracts/shape/page.shape';
import type { AnswerOf } from '@/lib/contracts/shapes';
import { addressOf, type List } from '@/lib/lists/definition/list';
import type { ListEndpoint, RowOf } from '@/lib/lists/definition/list-endpoint';
import type { ListFile } from '@/lib/lists/definition/list-file';
import { isNarrowed, mayWiden, wholePast } from '@/lib/lists/definition/narrowing';
import { type ListAnswer, pageOf } from './page-of';

/** What a list shows at the moment. Everything but the rows is read from its address. */
export interface ListState<Row> {
  readonly list: { readonly name: string; readonly file?: ListFile<never> };
  readonly reading: UseQueryResult<unknown, ProblemError>;
  /** All rows of the answer; `rows` are those of the page. */
  readonly items: readonly Row[] | undefined;
  readonly rows: readonly Row[] | undefined;
  readonly unreadable: readonly UnreadableRow[] | undefined;
  readonly pager: PagerProps | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  /** Parts of the address that its list does not know. */
  readonly ignored: readonly string[];
  /** The address, always written the same way. */
  readonly address: string;
  readonly clear: () => void;
  /** Whether anything narrows it, which decides between "nothing yet" and "nothing matches". */
  readonly isNarrowed: boolean;
  /** Looks at all of the past; absent where it does already, or cannot. */
  readonly widen: (() => void) | undefined;
}

type ListOptions = { readonly enabled?: boolean; readonly refetchInterval?: number };

/** Reads a list as its address says, and keeps the rows before in view while the next ones come. */
export function useList<N extends Readable & ListEndpoint, F extends QueryFields, Id extends string>(
  list: List<string, N, F, Id>,
  options: ListOptions = {},
) {
  const { query: view, ignored, change, clear } = useUrlQuery(list.fields);
  const { zone } = useDisplaySettings();
  const [now] = useState(() => new Date());
  const input = list.input(view, { now, zone });
  const reading = useEndpointQuery(list.endpoint, input, { keepPrevious: true, ...options });
  // Each is a field of the list's own by its name, with a value of its kind.
  const changeTo = (next: object) => change(next as QueryChange<F>);
  return {
    list,
    view,
    change,
    now,
    reading,
    ...pageOf(answerOf<N>(reading), 'page' in list.fields ? view : null, changeTo),
    query: input.query ?? {},
    ignored,
    address: addressOf(list, view),
    clear: () => clear(...(list.tabs ?? [])),
    isNarrowed: isNarrowed(list, view),
    widen: mayWiden(list, view) ? () => changeTo(wholePast) : undefined,
  };
}

// `ListEndpoint` admits only endpoints that answer rows.
function answerOf<N extends ListEndpoint>({ data }: { data: AnswerOf<N> | undefined }): ListAnswer<RowOf<N>> | undefined {
  return data as ListAnswer<RowOf<N>> | undefined;
}
