'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { PagerProps } from '@/components/data-table/pager';
import { serverNow } from '@/lib/client/clock/server-clock';
import { type Readable, useEndpointQuery } from '@/lib/client/query/use-read';
import { type QueryChange, useUrlQuery } from '@/lib/client/query/use-url-query';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import type { QueryFields } from '@/lib/contracts/query/query-field';
import type { UnreadableRow } from '@/lib/contracts/shape/page.shape';
import type { AnswerOf } from '@/lib/contracts/shapes';
import type { ListColumn } from '@/lib/lists/definition/column';
import { addressOf, type List } from '@/lib/lists/definition/list';
import type { ListEndpoint, RowOf } from '@/lib/lists/definition/list-endpoint';
import type { ListFile } from '@/lib/lists/definition/list-file';
import { isFiltered, isNarrowed, mayWiden } from '@/lib/lists/definition/narrowing';
import { withPageSize } from '@/lib/lists/definition/page-sizes';
import { type RowFilters, rowSelection } from '@/lib/lists/definition/row-filters';
import { searchedPageSize } from '@/lib/lists/definition/search/name-search';
import { type ListSearch, wholeHistory, withPeriodBack } from '@/lib/lists/definition/search/search';
import { type ListAnswer, type Place, pageOf } from './page-of';
import { usePageSizes } from './page-size/page-sizes';

/** The state of a list. Everything but the rows is derived from its URL. */
export interface ListState<Row> {
  readonly list: ListDeclaration & { readonly columns: Readonly<Record<string, ListColumn<Row>>> };
  readonly view: Readonly<Record<string, unknown>>;
  readonly reading: UseQueryResult<unknown, ProblemError>;
  /** All rows of the answer; `rows` are those of the page. */
  readonly items: readonly Row[] | undefined;
  readonly rows: readonly Row[] | undefined;
  readonly unreadable: readonly UnreadableRow[] | undefined;
  /** The number of rows of the service's page that were left out, because the service cannot choose among them. */
  readonly leftOut: number;
  readonly pager: PagerProps | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  /** Parts of the address that its list does not know. */
  readonly ignored: readonly string[];
  /** The address, always written the same way. */
  readonly address: string;
  /** Changes query parameters of the address, by field name. */
  readonly changeTo: (change: Readonly<Record<string, unknown>>) => void;
  readonly clear: () => void;
  /** Whether a search, a filter or a period narrows it. */
  readonly isNarrowed: boolean;
  /** Whether there is something to clear: more than a period that can be widened. */
  readonly mayClear: boolean;
  /** Shows the whole history; absent where it is shown already, or cannot be. */
  readonly widen: (() => void) | undefined;
}

/** The parts of a list declaration that its page needs, whatever its record. */
interface ListDeclaration {
  readonly name: string;
  readonly path: `/${string}`;
  readonly fields: QueryFields;
  readonly search?: Pick<ListSearch<string, never>, 'fields' | 'record' | 'namesIn'>;
  readonly rowFilters?: RowFilters<never>;
  readonly file?: ListFile<never>;
}

type ListOptions = { readonly enabled?: boolean; readonly refetchInterval?: number };

/** Fetches a list by its URL, and keeps the previous rows visible while the next ones load. */
export function useList<N extends Readable & ListEndpoint, F extends QueryFields, Id extends string>(
  list: List<string, N, F, Id>,
  options: ListOptions = {},
) {
  const { query: urlView, ignored, change: changeView, clear } = useUrlQuery(list.fields);
  const { chosen, choose } = usePageSizes();
  const view = withPageSize(list, urlView, chosen);
  const { zone } = useDisplaySettings();
  const [now] = useState(() => new Date(serverNow()));
  const selection = rowSelection(list, view);
  const asked = selection ? { ...view, ...selection.asked, ...('limit' in list.fields ? { limit: searchedPageSize } : {}) } : view;
  const input = list.input(asked, { now, zone });
  const reading = useEndpointQuery(list.endpoint, input, { keepPrevious: true, ...options });
  // Each is a field of the list's own by its name, with a value of its kind.
  const changeTo = (next: object) => changeView(withPeriodBack(list, view, { ...next }) as QueryChange<F>);
  const changePlace = (place: Place) => {
    if (place.limit !== undefined) choose(list.name, place.limit);
    changeTo(place);
  };
  const answer = answerOf<N>(reading);
  const matching = selection && answer ? answer.items.filter(selection.matches) : answer?.items;
  return {
    list,
    view,
    change: (next: QueryChange<F>) => changeTo(next),
    changeTo,
    now,
    reading,
    ...pageOf(answer && { ...answer, items: matching ?? [] }, 'page' in list.fields ? asked : null, changePlace),
    leftOut: (answer?.items.length ?? 0) - (matching?.length ?? 0),
    // A file is made of the words and filters of the address, and keeps the same rows.
    query: selection ? { ...input.query, ...picked(view, selection.fields) } : (input.query ?? {}),
    ignored,
    address: addressOf(list, urlView),
    clear: () => clear(...(list.tabs ?? [])),
    isNarrowed: isNarrowed(list, view),
    mayClear: isFiltered(list, view) || (isNarrowed(list, view) && !mayWiden(list, view)),
    widen: mayWiden(list, view) ? () => changeTo(wholeHistory(list, view)) : undefined,
  };
}

function picked(view: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, view[field]]));
}

// `ListEndpoint` admits only endpoints that answer rows.
function answerOf<N extends ListEndpoint>({ data }: { data: AnswerOf<N> | undefined }): ListAnswer<RowOf<N>> | undefined {
  return data as ListAnswer<RowOf<N>> | undefined;
}
