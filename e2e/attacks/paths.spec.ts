import { codeOf, expect, failuresOf, test } from './attack-test';
import type { RawRequest } from './raw-request';

/** Paths that must not exist, whoever is signed in. A new one is a line here. */
const paths = [
  '/api/payments/user/../user',
  '/api/payments/x/%2e%2e/user',
  '/api/payments/x/%2E./user',
  '/api/payments/./user',
  '/api/payments/%2e%2e/office/staff',
  '/api/payments/user/transactions/..',
  '/api/payments/user/transactions/%2e%2e',
  '/api/payments/user/transactions/..%2f..%2fuser',
  '/api/payments/user/transactions/%252e%252e',
  '/api/payments/user/transactions/%252e%252e%252fuser',
  '/api/payments/user%2ftransactions',
  '/api/payments/user%252ftransactions',
  '/api/payments/user\\transactions',
  '/api/payments/user%5ctransactions',
  '/api/payments//user',
  '//api/payments/user',
  '/api//payments/user',
  '/api/payments/user;a=1',
  '/api/payments/user%00',
  '/api/payments/user%0d%0aSet-Cookie:a=1',
  '/api/payments/USER',
  '/API/payments/user',
  '/api/payments/user/transactions/%c0%ae%c0%ae',
  '/api/payments/user/transactions/%',
  '/api/payments/user/transactions/a b'.replace(' ', '%20'),
  `/api/payments/user/transactions/${'a'.repeat(65)}`,
  '/api/payments/user/transactions/http:%2f%2f169.254.169.254%2f',
  '/api/payments/__proto__',
  '/api/payments/constructor',
  '/api/office/__proto__/x',
  '/%c0',
  '/%c0%af',
  '/..%2f..%2fpackage.json',
  '/../package.json',
  '/_next/static/../../package.json',
  '/_next/static/%2e%2e/%2e%2e/package.json',
  '/_next/static/..%2f..%2fBUILD_ID',
  '/_next/static/%252e%252e/BUILD_ID',
  '/_next/../.env.local',
  '/.env.local',
  '/.git/HEAD',
  '/.next/BUILD_ID',
  '/package.json',
  '/_next/image?url=http://169.254.169.254/&w=64&q=75',
  '/_next/data/x/index.json',
  '/__nextjs_original-stack-frame',
  'http://evil.example/api/payments/user',
];

test('a path that is none of ours leads nowhere, to no file, and to no redirect elsewhere', async ({ attack }) => {
  const failures = await failuresOf(paths, async (path) => {
    const { status, headers, text } = await attack('finance', { path });
    const isNowhere = (status === 400 || status === 404) && headers.location === undefined && !text.includes('"dependencies"');
    return isNowhere ? null : `${path}: ${status} ${headers.location ?? ''}`;
  });
  expect(failures).toEqual([]);
});

/** Malformed requests, which no browser sends. A new one is a line here. */
const odd: readonly (RawRequest & { readonly expected: number })[] = [
  { method: 'TRACE', path: '/', expected: 405 },
  { method: 'TRACE', path: '/api/payments/user', expected: 405 },
  { method: 'OPTIONS', path: '/api/payments/user', expected: 405 },
  { method: 'PROPFIND', path: '/', expected: 405 },
  { method: 'HEAD', path: '/api/payments/user', expected: 405 },
  { method: 'POST', path: '/api/payments/user/transactions', expected: 405 },
  { method: 'POST', path: '/sign-in', expected: 405 },
  { method: 'DELETE', path: '/transactions', expected: 405 },
  { method: 'PUT', path: '/_next/static/x.js', expected: 405 },
  { path: '/api/payments/user?__proto__=1', expected: 400 },
  { path: '/api/payments/user/transactions?__proto__=1', expected: 400 },
  { path: '/api/payments/user/transactions?%5f%5fproto%5f%5f=1', expected: 400 },
  { path: '/api/payments/user/transactions?constructor=1', expected: 400 },
  { path: '/api/payments/user/transactions?page=1&page=2', expected: 400 },
  { path: `/api/payments/user/transactions?${'a=1&'.repeat(5_000)}`, expected: 431 },
];

for (const { expected, ...request } of odd) {
  test(`${request.method ?? 'GET'} ${request.path.slice(0, 60)} is refused with ${expected}`, async ({ attack }) => {
    expect((await attack('finance', request)).status).toBe(expected);
  });
}

test('a delivery to an address with a slash at its end arrives, instead of being sent elsewhere', async ({ attack }) => {
  for (const path of ['/api/callbacks/made-up/', '/api/callbacks/']) {
    const answer = await attack(null, { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: '{}' });
    expect([answer.status, answer.headers.location, codeOf(answer)], path).toEqual([401, undefined, null]);
  }
});
