import 'server-only';
import type { ApiRoot } from '@/lib/contracts/address';
import { services } from '@/lib/server/services';
import { handleRequest } from './handle-request';

/** The route handlers of an API root. The path is used as it was sent, undecoded, so that an encoded `..` cannot become one. */
export function gatewayRoute(at: ApiRoot) {
  const prefix = `/api/${at}`;
  const handle = (request: Request) => handleRequest(request, at, new URL(request.url).pathname.slice(prefix.length), services());
  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle };
}
