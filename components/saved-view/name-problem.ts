import type { Problem } from '@/lib/contracts/problem/problem';

/** What is wrong with the name of a view that was refused; null where it is something else. */
export function nameProblem(problem: Problem | undefined): 'taken' | 'nameInvalid' | undefined {
  const detail = problem?.details.find(({ field }) => field === 'name');
  if (!detail) return undefined;
  return detail.reason === 'taken' ? 'taken' : 'nameInvalid';
}
