'use client';

import { DegradedServiceNote } from '@/components/service-status/degraded-service-note';
import type { Problem } from '@/lib/contracts/problem/problem';
import { problemRule } from '@/lib/contracts/problem/problem-class';

/** Says that the service may be degraded: while an operation is being looked up, or after a refusal that only the service can solve. */
export function OperationServiceNote({ closed, problem }: { closed: boolean; problem: Problem | null }) {
  const isServices = problem !== null && problemRule(problem.errorCode, problem.statusCode).owner === 'service';
  return (closed || isServices) && <DegradedServiceNote />;
}
