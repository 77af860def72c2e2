import { readdirSync } from 'node:fs';
import { storeTransaction } from '@/e2e/support/store-transaction';
import type { BuiltInRole } from '@/lib/contracts/office/permission';
import { expect, test } from './attack-test';
import { headersOfAll } from './headers-of-all';
import type { RawRequest } from './raw-request';

const data = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const file = "sandbox; default-src 'none'";
const chunk = readdirSync('.next/static/chunks').find((name) => name.endsWith('.js'));

interface Kind {
  readonly as?: BuiltInRole;
  readonly request: RawRequest;
  readonly status: number;
  readonly policy?: string;
  readonly cache?: string;
}

/** Each kind of answer there is: a new kind is a new line. */
const kinds: Readonly<Record<string, Kind>> = {
  'a record': { as: 'finance', request: { path: '/api/payments/user' }, status: 200 },
  'a record of ours': { as: 'finance', request: { path: '/api/office/sessions' }, status: 200 },
  'a refusal': { request: { path: '/api/payments/user' }, status: 401 },
  'a refused write': {
    as: 'finance',
    request: { method: 'DELETE', path: '/api/office/sessions', headers: { origin: 'https://evil.example' } },
    status: 403,
  },
  'an address where nothing is': { request: { path: '/api/nowhere' }, status: 404 },
  'a method nobody has': { request: { method: 'TRACE', path: '/api/x' }, status: 405 },
  'a method of no page': { request: { method: 'POST', path: '/sign-in' }, status: 405 },
  'a path that cannot be read': { request: { path: '/%c0' }, status: 400 },
  'headers without end': { request: { path: '/', headers: { 'x-a': 'a'.repeat(20_000) } }, status: 431 },
  'a refused delivery': { request: { method: 'POST', path: '/api/callbacks/made-up', body: '{}' }, status: 401 },
  'a session of nobody': { request: { path: '/api/auth/session' }, status: 200 },
  'a form of another site': {
    request: { method: 'POST', path: '/api/auth/signout', headers: { origin: 'https://evil.example' } },
    status: 403,
  },
  'a redirect of the sign-in': { request: { path: '/api/auth/signin' }, status: 302 },
  health: { request: { path: '/api/health' }, status: 200 },
  'a stream of events refused': { request: { path: '/api/live' }, status: 401 },
  'a report of a policy': { request: { method: 'POST', path: '/api/policy-reports', body: '{}' }, status: 204 },
  'a script': { request: { path: `/_next/static/chunks/${chunk}` }, status: 200, cache: 'public,max-age=31536000,immutable' },
  'the texts of another version': { request: { path: '/api/messages/en.AAAAAAAAAAAA.json' }, status: 200 },
  'texts that are not there': { request: { path: '/api/messages/fr.json' }, status: 404 },
  'a script that is not there': { request: { path: '/_next/static/nope.js' }, status: 404 },
};

for (const [name, { as = null, request, status, policy = data, cache = 'no-store' }] of Object.entries(kinds)) {
  test(`${name} says how it may be used`, async ({ attack }) => {
    const answer = await attack(as, request);
    expect(answer).toMatchObject({ status, headers: { ...headersOfAll, 'content-security-policy': policy } });
    expect(answer.headers['cache-control']).toContain(cache);
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });
}

test('a file of the service is shown in a box of its own, where nothing runs', async ({ attack }) => {
  const { id } = await storeTransaction({ receiverName: 'Loja Exemplo' });
  const answer = await attack('finance', { path: `/api/payments/proof/${id}` });
  expect(answer).toMatchObject({
    status: 200,
    headers: { ...headersOfAll, 'content-type': 'application/pdf', 'content-security-policy': file, 'cache-control': 'no-store' },
  });
});

test('the stream of events is handed on as it comes, and kept by nobody', async ({ cookieOf }) => {
  const leaving = new AbortController();
  const answer = await fetch(new URL('/api/live', process.env.E2E_APP_URL), {
    headers: { cookie: await cookieOf('finance') },
    signal: leaving.signal,
  });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...headersOfAll,
    'content-type': 'text/event-stream; charset=utf-8',
    'content-security-policy': data,
    'cache-control': 'no-store, no-transform',
  });
  leaving.abort();
});
