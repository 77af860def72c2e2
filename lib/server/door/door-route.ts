import 'server-only';
import type { Door } from '@/lib/contracts/address';
import { services } from '@/lib/server/services';
import { door } from './door';

/** The route handlers of a door. The path is taken as it was sent, undecoded: an encoded `..` must not become one. */
export function doorRoute(at: Door) {
  const prefix = `/api/${at}`;
  const handle = (request: Request) => door(request, at, new URL(request.url).pathname.slice(prefix.length), services());
  return { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle };
}
