'use client';

import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { cacheKey } from '@/lib/contracts/cache-key';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import type { EndpointName, InputOf } from '@/lib/contracts/registry';
import type { AnswerOf, BodyOf } from '@/lib/contracts/shapes';
import { type CallInput, call } from './call/call';

/** Names whose call takes no body: the ones that can be read again at will. */
export type Readable = { [N in EndpointName]: BodyOf<N> extends undefined ? N : never }[EndpointName];

/** Reads an endpoint. What is asked for anew is never answered with what was there before, unless `keepPrevious` says so. */
export function useEndpointQuery<N extends Readable>(
  endpoint: NamedEndpoint<N>,
  input: InputOf<N>,
  {
    keepPrevious = false,
    ...options
  }: {
    readonly enabled?: boolean;
    /** For lists alone: the rows before stay in view while the next ones are on their way. */
    readonly keepPrevious?: boolean;
    readonly staleTime?: number;
    readonly refetchInterval?: UseQueryOptions<AnswerOf<N>, ProblemError>['refetchInterval'];
  } = {},
): UseQueryResult<AnswerOf<N>, ProblemError> {
  return useQuery<AnswerOf<N>, ProblemError>({
    queryKey: cacheKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, withoutBody(input), { signal }),
    placeholderData: keepPrevious ? keepPreviousData : undefined,
    ...options,
  });
}

// `Readable` admits only names whose body is undefined, which is what CallInput adds to InputOf.
function withoutBody<N extends Readable>(input: InputOf<N>): CallInput<N> {
  return input as CallInput<N>;
}
