import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';

/** Proves that our own script sent the request: forms of other sites cannot set it. */
export const ownHeader = 'x-balcao';

/** Names of this machine: people may open any of them, whichever the settings have. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * CSRF guard: refuses a write that another site could have caused. `Origin` must be ours (absent and `null` are not), the browser must not
 * report a cross-site request, and our own header must be there.
 */
export function assertSameOrigin(request: Request, appUrl: string): void {
  const site = request.headers.get('sec-fetch-site');
  const ours =
    isOrigin(request.headers.get('origin'), new URL(appUrl)) &&
    (site === null || site === 'same-origin') &&
    request.headers.get(ownHeader) === '1';
  if (!ours) throw problem({ statusCode: 403, errorCode: ownCodes.otherOrigin });
}

/**
 * The same for a form the browser may submit before any script runs, without our header. Where pages send no referrer its `Origin` is
 * `null`, and only `Sec-Fetch-Site: same-origin` lets it pass.
 */
export function assertOwnForm(request: Request, appUrl: string): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const ours = isOrigin(origin, new URL(appUrl)) ? site === null || site === 'same-origin' : origin === 'null' && site === 'same-origin';
  if (!ours) throw problem({ statusCode: 403, errorCode: ownCodes.otherOrigin });
}

function isOrigin(origin: string | null, ours: URL): boolean {
  if (origin === ours.origin) return true;
  const given = origin !== null && URL.canParse(origin) ? new URL(origin) : null;
  if (given?.origin !== origin || !loopback.includes(ours.hostname)) return false;
  return loopback.includes(given.hostname) && given.protocol === ours.protocol && given.port === ours.port;
}
