import 'server-only';
import type { ApiRoot } from '@/lib/contracts/address';
import { services } from '@/lib/server/services';
import { handleRequest } from './handle-request';

/** The route handlers of a door. The path is taken as it was sent, undecoded: an encoded `..` must not become one. */
export function gatewayRoute(at: ApiRoot) {
  const prefix = `/api/${at}`;
  const handle = (request: Request) => handleRequest(request, at, new URL(request.url).pathname.slice(prefix.length), services());
  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle };
}
