'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { retryDelay } from '@/lib/client/call/retry';
import type { ProblemError } from '@/lib/contracts/problem/problem';
import { maxTries } from '@/lib/domain/retry-rule';
import { ProblemView } from './problem-view';

type Reading = Pick<UseQueryResult<unknown, ProblemError>, 'error' | 'failureReason' | 'failureCount' | 'fetchStatus' | 'refetch'>;

/** From this many seconds on, waiting for the next try is worth telling; before, the skeleton says enough. */
const worthMentioning = 3;

/** The problem of a read: the final one, or the one it is waiting to repeat after. Null while all is well. */
export function readProblemOf({ error, failureReason, failureCount }: Reading) {
  if (error) return { problem: error.problem };
  if (!failureReason) return null;
  const seconds = Math.ceil(retryDelay(failureCount - 1, failureReason) / 1000);
  return seconds < worthMentioning
    ? null
    : { problem: failureReason.problem, nextTry: { seconds, number: failureCount + 1, max: maxTries } };
}

export function QueryProblem({ reading, actions }: { reading: Reading; actions?: ReactNode }) {
  const found = readProblemOf(reading);
  return found && <ProblemView {...found} onRetry={() => reading.refetch()} actions={actions} />;
}
