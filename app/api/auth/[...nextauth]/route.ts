import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/server/auth/auth-options';

async function handle(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  const answer: Response = await NextAuth(request, context, authOptions());
  answer.headers.set('cache-control', 'no-store');
  // What the browser kept of a session goes with it, so that Back shows nothing.
  if (request.method === 'POST' && request.nextUrl.pathname.endsWith('/signout')) answer.headers.set('clear-site-data', '"cache"');
  return answer;
}

export { handle as GET, handle as POST };
