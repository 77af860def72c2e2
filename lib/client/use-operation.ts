'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import { type OperationKind, operations } from '@/lib/contracts/office/operations';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import type { AnswerOf } from '@/lib/contracts/shapes';
import { isFinalRefusal } from '@/lib/domain/is-final-refusal';
import { type CallInput, call } from './call/call';
import { useEndpointQuery } from './use-read';

const followMs = 1_500;
const settled = new Set(['done', 'refused']);

/**
 * An act that moves money, made at most once. The key is made when the form opens and kept for this tab, so that pressing twice,
 * a lost answer or a reload ask about the same act; it is replaced only once the act has ended or reading found no trace of it.
 * What is sent is remembered with the mutation: `complete` adds what may be remembered nowhere, at the moment of sending.
 */
export function useOperation<N extends OperationKind>(
  endpoint: NamedEndpoint<N>,
  form: string,
  complete: (input: CallInput<N>) => CallInput<N> | Promise<CallInput<N>> = (input) => input,
) {
  const client = useQueryClient();
  const [key, setKey] = useState(() => keptKey(form));
  const mutation = useMutation<AnswerOf<N>, ProblemError, CallInput<N>>({
    mutationFn: async (input) => call(endpoint, await complete(input), { idempotencyKey: key }),
    onSuccess: () =>
      Promise.all((endpoint.refreshes ?? []).concat('operations').map((resource) => client.invalidateQueries({ queryKey: [resource] }))),
    // A refusal is an end: what is sent next is another act. Whatever else goes wrong, the same key must be used again.
    onError: ({ problem }) => {
      if (isFinalRefusal(problem)) renew();
    },
  });
  const started = mutation.data?.operation;
  const follow = started !== undefined && !settled.has(started.state);
  const reading = useEndpointQuery(
    operations.read,
    { params: { id: started?.id ?? 'none' } },
    { enabled: follow, refetchInterval: ({ state }) => (state.data && settled.has(state.data.state) ? false : followMs) },
  );

  // While another operation's first read is on its way, the previous one's answer stands in for it.
  const read = follow && reading.data?.id === started.id ? reading.data : undefined;

  function renew() {
    forgetKey(form);
    setKey(keptKey(form));
  }

  return {
    /** What the form sends under: `operations.list` finds its act by it after a reload. */
    key,
    /** Sends, or asks again about what was sent under the same key. */
    send: mutation.mutate,
    isSending: mutation.isPending,
    /** Why it was refused, or why nothing is known yet. */
    problem: mutation.error?.problem ?? null,
    /** The operation as it is now, once there is one. */
    operation: read ?? started ?? null,
    record: mutation.data?.record ?? null,
    /** Begins another act: after an end, or when reading found no trace. */
    renew: () => {
      renew();
      mutation.reset();
    },
  };
}

const nameOf = (form: string) => `operation:${form}`;

function keptKey(form: string): string {
  const kept = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(nameOf(form));
  const key = kept ?? crypto.randomUUID();
  if (typeof sessionStorage !== 'undefined') sessionStorage.setItem(nameOf(form), key);
  return key;
}

function forgetKey(form: string): void {
  sessionStorage.removeItem(nameOf(form));
}
