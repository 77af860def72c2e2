import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/server/auth/auth-options';
import { readCapped } from '@/lib/server/read-capped';

/** A sign-in form is a few hundred bytes; next-auth itself would read without end. */
const maxBytes = 16_000;

async function handle(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  const { method, headers, url } = request;
  const body = await readCapped(request.body, maxBytes);
  if (body === null) return new Response(null, { status: 413, headers: { 'cache-control': 'no-store' } });
  const read = method === 'POST' ? new NextRequest(url, { method, headers, body: body.toString('utf8') }) : request;
  const answer: Response = await NextAuth(read, context, authOptions());
  answer.headers.set('cache-control', 'no-store');
  // On its own way to our page next-auth would lose the word for a form without a token.
  const incomplete = answer.headers.get('location')?.endsWith('/api/auth/signin?csrf=true');
  if (incomplete) answer.headers.set('location', '/sign-in?csrf=true');
  // What the browser kept of a session goes with it, so that Back shows nothing.
  if (method === 'POST' && request.nextUrl.pathname.endsWith('/signout')) answer.headers.set('clear-site-data', '"cache"');
  return answer;
}

export { handle as GET, handle as POST };
