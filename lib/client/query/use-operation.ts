'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { newId } from '@/lib/client/browser/new-id';
import { type CallInput, call } from '@/lib/client/call/call';
import { onCopiedTab } from '@/lib/client/session/copied-tab';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import { type OperationKind, operations } from '@/lib/contracts/office/operations';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import { refreshedBy } from '@/lib/contracts/refreshed-by';
import type { AnswerOf } from '@/lib/contracts/shapes';
import { isFinalRefusal } from '@/lib/domain/is-final-refusal';
import { useEndpointQuery } from './use-read';

const followMs = 1_500;
const settled = new Set(['done', 'refused', 'planned', 'held', 'canceled']);

/** What is stored under the key of a form before it sends. */
type Stored = 'files' | 'invoice';

/**
 * A money operation, performed at most once. The idempotency key is created when the form opens and stored for this tab, so that a double
 * press, a lost answer or a reload refer to the same operation. It is replaced only after the operation has ended or was not found. The
 * A copied tab has its own. The input is stored with the mutation; `complete` adds at the moment of sending what must not be stored.
 */
export function useOperation<N extends OperationKind>(
  endpoint: NamedEndpoint<N>,
  form: string,
  complete: (input: CallInput<N>) => CallInput<N> | Promise<CallInput<N>> = (input) => input,
) {
  const client = useQueryClient();
  const [key, setKey] = useState(() => storedKey(form));
  const before = useRef(new Map<Stored, (key: string) => Promise<void>>());
  const mutation = useMutation<AnswerOf<N>, ProblemError, CallInput<N>>({
    mutationFn: async (input) => {
      for (const run of before.current.values()) await run(key);
      return call(endpoint, await complete(input), { idempotencyKey: key });
    },
    onSuccess: () => Promise.all(refreshedBy(endpoint).map((resource) => client.invalidateQueries({ queryKey: [resource] }))),
    // A refusal ends the operation, so the next one is another. After any other error the same key must be used again.
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

  const renewIfIdle = useEffectEvent(() => {
    if (mutation.isIdle) renew();
  });
  useEffect(() => onCopiedTab(renewIfIdle), []);

  // While another operation is being fetched, the previous one's answer is its placeholder.
  const read = follow && reading.data?.id === started.id ? reading.data : undefined;

  function renew() {
    forgetKey(form);
    setKey(storedKey(form));
  }

  return {
    /** The idempotency key of the form: `operations.list` finds the operation by it after a reload. */
    key,
    /** Sends, or repeats the request under the same key. */
    send: mutation.mutate,
    isSending: mutation.isPending,
    /** Why it was refused, or why its outcome is unknown. */
    problem: mutation.error?.problem ?? null,
    /** The current operation, once there is one. */
    operation: read ?? started ?? null,
    record: mutation.data?.record ?? null,
    /** Sets what is done under the key before the request is sent; where it fails, nothing is sent. */
    beforeSend: (run: ((key: string) => Promise<void>) | null, of: Stored = 'files') => {
      if (run === null) before.current.delete(of);
      else before.current.set(of, run);
    },
    /** Starts a new operation: after an end, or when it was not found. */
    renew: () => {
      renew();
      mutation.reset();
    },
  };
}

const nameOf = (form: string) => `operation:${form}`;

function storedKey(form: string): string {
  const stored = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(nameOf(form));
  const key = stored ?? newId();
  if (typeof sessionStorage !== 'undefined') sessionStorage.setItem(nameOf(form), key);
  return key;
}

function forgetKey(form: string): void {
  sessionStorage.removeItem(nameOf(form));
}
