'use client';

import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type CallInput, call } from '@/lib/client/call/call';
import { cacheKey } from '@/lib/contracts/cache-key';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import type { EndpointName, InputOf } from '@/lib/contracts/registry';
import type { AnswerOf, BodyOf } from '@/lib/contracts/shapes';

/** Endpoints whose call takes no body. */
export type Readable = { [N in EndpointName]: BodyOf<N> extends undefined ? N : never }[EndpointName];

/** Resources the service may change at any time. While shown, they are refetched even without an event. */
const moving: ReadonlySet<string> = new Set([
  'balance',
  'transactions',
  'charges',
  'withdrawals',
  'transfers',
  'pendingDeposits',
  'cardCharges',
  'volume',
]);

/** A page nobody looks at is not read. */
const refetchMs = 45_000;

/** Queries an endpoint. For a changed input the previous data is not shown, unless `keepPrevious` says so. */
export function useEndpointQuery<N extends Readable>(
  endpoint: NamedEndpoint<N>,
  input: InputOf<N>,
  {
    keepPrevious = false,
    ...options
  }: {
    readonly enabled?: boolean;
    /** For lists: the previous rows stay visible while the next ones are loading. */
    readonly keepPrevious?: boolean;
    readonly staleTime?: number;
    readonly refetchInterval?: UseQueryOptions<AnswerOf<N>, ProblemError>['refetchInterval'];
  } = {},
): UseQueryResult<AnswerOf<N>, ProblemError> {
  return useQuery<AnswerOf<N>, ProblemError>({
    queryKey: cacheKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, withoutBody(input), { signal }),
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    refetchInterval: moving.has(endpoint.name.split('.')[0] ?? '') && refetchMs,
    ...options,
  });
}

// `Readable` only has names whose body is undefined, which is all that CallInput adds to InputOf.
function withoutBody<N extends Readable>(input: InputOf<N>): CallInput<N> {
  return input as CallInput<N>;
}
