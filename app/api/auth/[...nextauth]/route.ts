import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { signOutHeader } from '@/lib/contracts/office/staff/sign-out-header';
import { authOptions } from '@/lib/server/auth/auth-options';
import { createCsrfToken, renewedCsrfCookie } from '@/lib/server/auth/csrf-token';
import { apiRoute } from '@/lib/server/http/api-route';
import { clientAddress } from '@/lib/server/http/client-address/client-address';
import { readBody } from '@/lib/server/http/read-body';
import { assertOwnForm } from '@/lib/server/http/same-origin';
import { services } from '@/lib/server/services';
import { undateSessionCookie } from '@/lib/server/sessions/session-cookie';

/** A sign-in form is a few hundred bytes; next-auth itself would read without end. */
const maxBytes = 16_000;

async function handle(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  const { method, headers, url } = request;
  if (method === 'POST') assertOwnForm(request, services().environment.appUrl);
  const body = await readBody(request, maxBytes);
  const renewed = renewedCsrfCookie(await cookies(), services().environment);
  if (renewed) (await cookies()).set(renewed);
  const read = method === 'POST' ? new NextRequest(url, { method, headers, body: await withToken(body.toString('utf8')) }) : request;
  const deviceCookies: string[] = [];
  const address = clientAddress(headers, services().environment.trustedProxies);
  const onSignedIn = (cookie: string) => deviceCookies.push(cookie);
  const left: string[] = [];
  const onSsoLeft = () => left.push('/api/sso/leave');
  const answer: Response = await NextAuth(read, context, authOptions({ address, onSignedIn, onSsoLeft }));
  for (const route of left) answer.headers.set(signOutHeader, route);
  for (const cookie of deviceCookies) answer.headers.append('set-cookie', cookie);
  answer.headers.set('cache-control', 'no-store');
  undateSessionCookie(answer.headers, services().environment.appUrl);
  // On its own way to our page next-auth would lose the word for a form without a token.
  const incomplete = answer.headers.get('location')?.endsWith('/api/auth/signin?csrf=true');
  if (incomplete) answer.headers.set('location', '/sign-in?csrf=true');
  // The browser's cached pages of the session are cleared, so that Back shows nothing.
  if (method === 'POST' && request.nextUrl.pathname.endsWith('/signout')) answer.headers.set('clear-site-data', '"cache"');
  return answer;
}

/** The form as it came; one with an empty token, as before any script runs on a first visit, gets one together with its cookie. */
async function withToken(body: string): Promise<string> {
  const form = new URLSearchParams(body);
  if (form.get('csrfToken') !== '') return body;
  const { token, cookie } = createCsrfToken(services().environment);
  (await cookies()).set(cookie);
  form.set('csrfToken', token);
  return form.toString();
}

const route = apiRoute(handle);

export { route as GET, route as POST };
