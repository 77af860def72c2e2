'use client';

import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '@/lib/client/call/call';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import { refreshedBy } from '@/lib/contracts/refreshed-by';
import type { EndpointName } from '@/lib/contracts/registry';
import type { AnswerOf } from '@/lib/contracts/shapes';

/** A write, sent once and never retried automatically. After a success the resources its endpoint names are refetched. */
export function useEndpointMutation<N extends EndpointName>(
  endpoint: NamedEndpoint<N>,
): UseMutationResult<AnswerOf<N>, ProblemError, CallInput<N>> {
  const client = useQueryClient();
  return useMutation<AnswerOf<N>, ProblemError, CallInput<N>>({
    mutationFn: (input) => call(endpoint, input),
    onSuccess: () => Promise.all(refreshedBy(endpoint).map((resource) => client.invalidateQueries({ queryKey: [resource] }))),
  });
}
