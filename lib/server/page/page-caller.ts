import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { authenticate, type Unfinished, unfinishedCaller } from '@/lib/server/gateway/authenticate';
import { services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { sessionTokenIn } from '@/lib/server/sessions/session-cookie';
import { pathHeader } from './path-header';

/** The caller of this page, looked up once per request; null when signed out. Opening a page counts as being present. */
export const currentCaller = cache(async (): Promise<Caller | null> => {
  try {
    return await authenticate(await headers(), services(), { present: true });
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
});

/** Somebody whose sign-in is not finished; null for everybody else. */
export async function currentUnfinished(): Promise<Unfinished | null> {
  return unfinishedCaller(await headers(), services());
}

/** The caller of a page that needs a session; one whose sign-in is not finished is led there, and anybody else to the sign-in, which says so if a session has ended, and back. */
export async function pageCaller(): Promise<Caller> {
  const caller = await currentCaller();
  if (caller) return caller;
  const given = await headers();
  const back = encodeURIComponent(given.get(pathHeader) ?? '/');
  if (await currentUnfinished()) redirect(`/sign-in/second-factor?callbackUrl=${back}`);
  const hadSession = sessionTokenIn(given.get('cookie'), services().environment.appUrl) !== null;
  redirect(`/sign-in?callbackUrl=${back}${hadSession ? '&ended' : ''}`);
}
