import type { Problem } from '@/lib/contracts/problem/problem';

/** Whether a call was refused because this version of the service does not have it. */
export function isNotOffered({ statusCode, errorCode }: Pick<Problem, 'statusCode' | 'errorCode'>): boolean {
  return statusCode === 404 && (errorCode === null || errorCode === 'SVG404');
}
