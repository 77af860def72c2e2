import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { authenticate } from '@/lib/server/gateway/authenticate';
import { services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { pathHeader } from './path-header';

/** The caller of this page, looked up once per request; null when signed out. Opening a page counts as being present. */
export const currentCaller = cache(async (): Promise<Caller | null> => {
  try {
    return await authenticate(await headers(), services(), true);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
});

/** The caller of a page that needs a session; otherwise redirects to the sign-in and back. */
export async function pageCaller(): Promise<Caller> {
  const caller = await currentCaller();
  const path = (await headers()).get(pathHeader) ?? '/';
  if (!caller) redirect(`/sign-in?callbackUrl=${encodeURIComponent(path)}`);
  return caller;
}
