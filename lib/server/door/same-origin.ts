import 'server-only';
import { problem } from '@/lib/contracts/problem';

/** Proof that a script of our own sent the request: other sites' forms cannot set it. */
export const ownHeader = 'x-balcao';

/**
 * Refuses a write that another site could have caused: `Origin` must be ours (absent and `null` are not),
 * the browser must not say it crossed sites, and our own header must be there.
 */
export function assertSameOrigin(request: Request, appUrl: string): void {
  const site = request.headers.get('sec-fetch-site');
  const ours =
    request.headers.get('origin') === appUrl && (site === null || site === 'same-origin') && request.headers.get(ownHeader) === '1';
  if (!ours) throw problem({ statusCode: 403, errorCode: 'SVB430' });
}
