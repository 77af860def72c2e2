import 'server-only';
import type { Problem } from '@/lib/contracts/problem/problem';

/** A problem as the JSON answer every part of `/api` refuses with. */
export function problemResponse(refused: Problem): Response {
  const { requestId, retryAfterSeconds } = refused;
  return Response.json(refused, {
    status: refused.statusCode,
    headers: {
      'cache-control': 'no-store',
      ...(requestId === null ? {} : { 'x-request-id': requestId }),
      ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  });
}
