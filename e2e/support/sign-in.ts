import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { appUrl } from './stack';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A browser without cookies. A request context inherits those of the test's own page unless told this, and signing in would end that page's session. */
export const signedOut = { cookies: [], origins: [] };

/**
 * Signs in without a page, as the form would; the cookies stay in `request`. While another test floods the form the server tells
 * everybody to wait some seconds, and so this does.
 */
export async function signInByRequest(request: APIRequestContext, { email, password }: Credentials): Promise<void> {
  const { csrfToken } = await (await request.get(`${appUrl}/api/auth/csrf`)).json();
  const form = { email, password, csrfToken, callbackUrl: '/', json: 'true' };
  for (let time = 0; time < 10; time += 1) {
    const answer = await request.post(`${appUrl}/api/auth/callback/credentials`, { form, headers: { origin: appUrl } });
    const [, seconds] = /wait-(\d+)/.exec(await answer.text()) ?? [];
    if (seconds !== undefined) await setTimeout(Number(seconds) * 1000);
    else if (answer.ok()) return;
    else throw new Error(`${email} could not sign in: ${answer.status()}`);
  }
  throw new Error(`${email} was told to wait again and again`);
}

/** Fills in the form that is on the page and sends it. */
export async function signInByForm(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
