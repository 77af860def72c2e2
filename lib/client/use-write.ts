'use client';

import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProblemError } from '@/lib/contracts/problem';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import type { AnswerOf } from '@/lib/contracts/shapes';
import { type CallInput, call } from './call';

/** A write, sent once and never again by itself. What the registry says it refreshes is read anew after a success. */
export function useWrite<N extends EndpointName>(name: N): UseMutationResult<AnswerOf<N>, ProblemError, CallInput<N>> {
  const client = useQueryClient();
  return useMutation<AnswerOf<N>, ProblemError, CallInput<N>>({
    mutationFn: (input) => call(name, input),
    onSuccess: () =>
      Promise.all((endpointNamed(name).refreshes ?? []).map((resource) => client.invalidateQueries({ queryKey: [resource] }))),
  });
}
