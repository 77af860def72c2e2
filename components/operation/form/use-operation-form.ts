'use client';

import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallInput } from '@/lib/client/call/call';
import { useOperation } from '@/lib/client/query/use-operation';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import { type OperationKind, operations } from '@/lib/contracts/office/operations';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import type { Problem } from '@/lib/contracts/problem/problem';
import { wasNotSent } from '@/lib/domain/was-not-sent';

const followMs = 1_500;

/** The confirmation before money moves. It is frozen while it is open: exactly what it shows is sent. */
export interface Asked<N extends OperationKind> {
  readonly input: CallInput<N>;
  readonly question: ReactNode;
  /** The words of the button that sends: "Sacar R$ 30,50". */
  readonly send: string;
}

/**
 * A form's operation, what this tab had begun with it before a reload (found again by the key), and the question that stands before
 * sending. The form is open only while there is nothing to find out. `complete` adds to what is sent what may be stored nowhere.
 */
export function useOperationForm<N extends OperationKind>(
  endpoint: NamedEndpoint<N>,
  form: string,
  complete?: (input: CallInput<N>) => CallInput<N> | Promise<CallInput<N>>,
) {
  const call = useOperation(endpoint, form, complete);
  const [refusal, setRefusal] = useState<{ problem: Problem; at: number } | null>(null);
  const [asked, setAsked] = useState<(Asked<N> & { despite: Problem | null }) | null>(null);
  const lostAt = refusal !== null && isLost(refusal.problem) ? refusal.at : null;
  const earlier = useEarlier(call.key, call.operation === null, lostAt);
  const operation = call.operation ?? earlier.operation;
  const problem = refusal?.problem ?? (operation?.state === 'refused' ? operation.problem : null);
  const lost = lostAt !== null && operation === null && !earlier.none;
  const closed = operation !== null && operation.state !== 'refused';

  const send = (input: CallInput<N>) => {
    setRefusal(null);
    call.send(input, {
      onError: ({ problem }) => setRefusal({ problem, at: Date.now() }),
    });
  };
  /** Makes way for another operation. */
  const finish = () => {
    setRefusal(null);
    setAsked(null);
    call.renew();
  };
  const sendAnew = (input: CallInput<N>) => {
    // The new key must be in place before it is sent under.
    flushSync(() => {
      setRefusal(null);
      call.renew();
    });
    send(input);
  };
  /** The question that is open. A new refusal is answered in the form, and so is whatever changed what would be sent. */
  const questionAbout = (input: CallInput<N> | null): Asked<N> | null => {
    if (asked === null || closed) return null;
    if (call.isSending || lost) return asked;
    const isStill = input !== null && JSON.stringify(input) === JSON.stringify(asked.input);
    return isStill && (problem === null || problem === asked.despite) ? asked : null;
  };

  return {
    operation,
    kind: endpoint.name,
    sensitive: endpoint.sensitive ?? null,
    beforeSend: call.beforeSend,
    record: call.record,
    isSending: call.isSending,
    /** The refusal, by the service or by us; or that no answer came. */
    problem,
    /** No answer came, and whether it arrived is not known yet: sending again asks about the same operation. */
    lost,
    /** Nothing can be sent: it is on its way, or its outcome is being read, or it is done. */
    closed,
    /** It was refused, and the form is open for another try. */
    refused: problem !== null && !lost && !closed,
    isAsking: asked !== null,
    questionAbout,
    ask: (question: Asked<N>) => setAsked({ ...question, despite: problem }),
    stopAsking: () => setAsked(null),
    send: operation?.state === 'refused' ? sendAnew : send,
    /** Only after reading found no trace: the same body, so the same reference, as a new operation. */
    sendAnew,
    finish,
  };
}

export type OperationFormState<N extends OperationKind> = ReturnType<typeof useOperationForm<N>>;

/**
 * The operation a key already has: read once, and again while it is not settled or an answer was lost. `none` once a reading after
 * the loss shows that nothing arrived.
 */
function useEarlier(idempotencyKey: string, enabled: boolean, lostAt: number | null): { operation: Operation | null; none: boolean } {
  const [follows, setFollows] = useState(false);
  const query = { idempotencyKey, page: 1, limit: 1 };
  const reading = useEndpointQuery(operations.list, { query }, { enabled, refetchInterval: follows ? followMs : false });
  const items = enabled ? reading.data?.items : undefined;
  const operation = items?.[0] ?? null;
  const none = items?.length === 0 && lostAt !== null && reading.dataUpdatedAt > lostAt;
  const isOpen = operation?.state === 'sending' || operation?.state === 'unknown';
  const mustFollow = isOpen || (lostAt !== null && operation === null && !none);
  if (follows !== mustFollow) setFollows(mustFollow);
  return { operation, none };
}

/** After a lost connection or an error of ours the result is unknown; a refusal before sending means that nothing was done. */
function isLost({ statusCode, errorCode }: Problem): boolean {
  return (statusCode === 0 || statusCode >= 500) && !wasNotSent(errorCode);
}
