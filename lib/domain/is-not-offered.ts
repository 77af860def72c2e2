import type { Problem } from '@/lib/contracts/problem/problem';

/** Whether a call was refused because the account's service has no such route: not every version of it has all of them. */
export function isNotOffered({ statusCode, errorCode }: Pick<Problem, 'statusCode' | 'errorCode'>): boolean {
  return statusCode === 404 && (errorCode === null || errorCode === 'SVG404');
}
