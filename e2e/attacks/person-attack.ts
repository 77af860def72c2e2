import type { PlaywrightWorkerArgs } from '@playwright/test';
import { ownHeaders, type Person } from '@/e2e/support/person';
import { signInByRequest } from '@/e2e/support/sign-in';
import { appUrl } from '@/e2e/support/stack';
import { type RawAnswer, type RawRequest, rawRequest } from './raw-request';

/** Signs a person in and answers how to send requests as our own page would for them; for tests that use up what one person may do. */
export async function attackAs(playwright: PlaywrightWorkerArgs['playwright'], person: Person) {
  const browser = await playwright.request.newContext({ baseURL: appUrl, storageState: { cookies: [], origins: [] } });
  await signInByRequest(browser, person);
  const cookie = (await browser.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await browser.dispose();
  return (request: RawRequest): Promise<RawAnswer> => rawRequest({ ...request, headers: { ...ownHeaders, cookie, ...request.headers } });
}
