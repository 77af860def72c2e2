import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { freshAddress } from '@/e2e/support/fresh-address';
import { signInByRequest } from '@/e2e/support/sign-in';
import { appUrl, dataDir, demoPassword } from '@/e2e/support/stack';
import { expect, test } from './attack-test';
import { type RawAnswer, type RawRequest, rawRequest } from './raw-request';

/** Sends many requests at once and counts the responses by status. */
async function flood(count: number, request: RawRequest): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: count }, () => rawRequest(request)));
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

/** Floods of one kind of request, with the expected status of each. A new flood is a line here. */
const floods: readonly (readonly [string, number, RawRequest, number])[] = [
  ['reads of a stranger', 300, { path: '/api/payments/user' }, 401],
  ['addresses where nothing is', 300, { path: '/api/nowhere' }, 404],
  ['bodies for a page', 60, { method: 'POST', path: '/sign-in', body: 'a'.repeat(100_000) }, 405],
  ['forged deliveries', 150, { method: 'POST', path: '/api/callbacks/made-up', body: '{}' }, 401],
  ['streams of a stranger', 100, { path: '/api/live' }, 401],
];

for (const [name, count, request, expected] of floods) {
  test(`${count} ${name} are all refused, and the process goes on answering`, async () => {
    expect(await flood(count, request)).toEqual({ [expected]: count });
    expect((await rawRequest({ path: '/api/health/live' })).status).toBe(200);
  });
}

/** Returns a function that submits a wrong password as the form does. */
async function wrongPasswords(): Promise<(email: string, address: Readonly<Record<string, string>>) => Promise<RawAnswer>> {
  const { headers, text } = await rawRequest({ path: '/api/auth/csrf' });
  const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  const form = { password: 'uma senha errada', csrfToken: JSON.parse(text).csrfToken, callbackUrl: '/', json: 'true' };
  return (email, address) =>
    rawRequest({
      method: 'POST',
      path: '/api/auth/callback/credentials',
      headers: { ...address, cookie, origin: appUrl, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email, ...form }).toString(),
    });
}

test('ten wrong passwords of one person stop no colleague behind the same address', async ({ playwright, addPerson }) => {
  const [clumsy, colleague] = [await addPerson('support'), await addPerson('support')];
  const [address, wrongPassword] = [freshAddress(), await wrongPasswords()];
  for (let time = 0; time < 10; time += 1) await wrongPassword(clumsy.email, address);
  expect((await wrongPassword(clumsy.email, address)).text).toContain('wait-');
  const own = await playwright.request.newContext({ storageState: { cookies: [], origins: [] }, extraHTTPHeaders: address });
  await signInByRequest(own, colleague);
  expect((await own.get(`${appUrl}/api/office/sessions`)).status()).toBe(200);
  await own.dispose();
});

test('most of a flood of wrong passwords is told to wait at once, and whoever is signed in goes on', async ({ attack }) => {
  const wrongPassword = await wrongPasswords();
  const answers = Promise.all(Array.from({ length: 150 }, (_, at) => wrongPassword(`ninguem-${at}@demo.example`, freshAddress())));
  const meanwhile = await Promise.all([
    attack('finance', { path: '/api/payments/user/balance' }),
    attack(null, { path: '/api/health/live' }),
  ]);
  expect(meanwhile.map(({ status }) => status)).toEqual([200, 200]);
  const texts = (await answers).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('wait-')).length).toBeGreaterThan(50);
  expect(texts.filter((text) => !/wait-|CredentialsSignin/.test(text))).toEqual([]);
});

test('a session has six streams of events, and the next one when one of them ends', async ({ playwright }) => {
  const own = await playwright.request.newContext();
  await signInByRequest(own, { email: 'support@demo.example', password: demoPassword });
  const cookie = (await own.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const open = () =>
    new Promise<{ status: number | undefined; retryAfter: string | undefined; close: () => void }>((resolve, reject) => {
      const sent = httpRequest(`${appUrl}/api/live`, { headers: { cookie }, agent: false }, (answer) => {
        answer.on('error', () => {}).resume();
        resolve({ status: answer.statusCode, retryAfter: answer.headers['retry-after'], close: () => sent.destroy() });
      });
      sent.on('error', reject).end();
    });
  const streams = await Promise.all(Array.from({ length: 6 }, open));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const refused = await open();
  expect([refused.status, refused.retryAfter]).toEqual([429, '30']);
  streams[0]?.close();
  await expect
    .poll(async () => {
      const next = await open();
      streams.push(next);
      return next.status;
    })
    .toBe(200);
  for (const { close } of streams) close();
  await own.dispose();
});

test('a sender that hangs up halfway leaves no trace of an exception in the log', async () => {
  for (const path of ['/api/auth/callback/credentials', '/api/callbacks/made-up', '/api/office/document-tokens', '/api/policy-reports']) {
    await new Promise<void>((over) => {
      const sent = httpRequest(`${appUrl}${path}`, { method: 'POST', headers: { 'content-length': '1000', origin: appUrl }, agent: false });
      sent.on('error', () => over());
      sent.write('half', () => sent.destroy(new Error('gone')));
    });
  }
  // A response to a later request shows that the aborted ones have been handled.
  await rawRequest({ path: '/api/health/live' });
  expect(readFileSync(join(dataDir(), 'logs', 'app.log'), 'utf8')).not.toMatch(/Error: aborted|^\s+at /m);
});

test('a flood of reports of a broken policy is a few lines of the log', async () => {
  const body = JSON.stringify({
    'csp-report': { 'effective-directive': 'script-src-elem', 'document-uri': `${appUrl}/canary-of-a-flood` },
  });
  const headers = { origin: appUrl, 'content-type': 'application/csp-report' };
  expect(await flood(100, { method: 'POST', path: '/api/policy-reports', headers, body })).toEqual({ 204: 100 });
  const lines = readFileSync(join(dataDir(), 'logs', 'app.log'), 'utf8').split('\n');
  // Twenty lines are logged in a minute, and a minute may have ended in between.
  expect(lines.filter((line) => line.includes('canary-of-a-flood')).length).toBeLessThanOrEqual(40);
});
