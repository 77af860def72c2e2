import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { widthHint } from '@/lib/server/page/list-shape';
import { pathHeader } from '@/lib/server/page/path-header';
import { securityHeaders } from '@/lib/server/page/security-headers';

const qrCodePage = '/withdrawals/qr-code';
const cardDataPage = '/card/charges/new';

/**
 * Gives every page its nonce and headers. It guards nothing: who may see what is decided in the pages and in the gateway,
 * because a proxy can be passed by. What is below /api has no need of a nonce, and is spared the way through here; its headers come from
 * scripts/server/base-headers.mjs. So is the page of a charge below /c, which has headers of its own.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64');
  const headers = new Headers(request.headers);
  const answers = securityHeaders({
    nonce,
    development: process.env.NODE_ENV === 'development',
    https: process.env.APP_URL?.startsWith('https:') ?? false,
    camera: request.nextUrl.pathname === qrCodePage,
    cardData: request.nextUrl.pathname === cardDataPage,
  });
  headers.set(pathHeader, request.nextUrl.pathname + request.nextUrl.search);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', answers['content-security-policy']);
  const answer = NextResponse.next({ request: { headers } });
  for (const [name, value] of Object.entries(answers)) answer.headers.set(name, value);
  answer.headers.set('accept-ch', widthHint);
  return answer;
}

/** Files are no pages: what has no script needs no nonce. */
export const config = {
  matcher: [
    '/((?!api/|c/|_next/static/|icon\\.svg$|icons/(?:icon|maskable)-(?:192|512)\\.png$|apple-touch-icon\\.png$|manifest\\.webmanifest$|offline$|service-worker\\.js$|robots\\.txt$|\\.well-known/security\\.txt$).*)',
  ],
};
