import type { BuiltInRole } from '@/lib/contracts/office/permission';
import { codeOf, expect, test } from './attack-test';
import { inboxSecret } from './canaries';
import type { RawRequest } from './raw-request';

const boundary = 'xxxx';
const form = (parts: number) =>
  `${Array.from({ length: parts }, (_, at) => `--${boundary}\r\ncontent-disposition: form-data; name="k${at}"\r\n\r\n\r\n`).join('')}--${boundary}--\r\n`;
const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));
const json = { 'content-type': 'application/json' };
const draftFiles = '/api/office/infractions/none/draft/files';

/** Every input that can hold many items, with a builder for a given number of them. A new one is a line here. */
const many: Readonly<Record<string, { n: number; as: BuiltInRole | null; request: (count: number) => RawRequest }>> = {
  'parts of a form': {
    n: 20_000,
    as: 'support',
    request: (count) => ({
      method: 'POST',
      path: draftFiles,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: form(count),
    }),
  },
  'fields of JSON': {
    n: 2_500,
    as: 'finance',
    request: (count) => ({ method: 'POST', path: '/api/office/document-tokens', headers: json, body: JSON.stringify(fields(count)) }),
  },
  'keys of a query': {
    n: 750,
    as: 'finance',
    request: (count) => ({
      path: `/api/payments/user/transactions?${new URLSearchParams(Object.keys(fields(count)).map((key) => [key, '1']))}`,
    }),
  },
  'brackets of JSON': {
    n: 15_000,
    as: 'finance',
    request: (count) => ({
      method: 'POST',
      path: '/api/office/document-tokens',
      headers: json,
      body: `${'['.repeat(count)}${']'.repeat(count)}`,
    }),
  },
  'fields of a sign-in': {
    n: 1_000,
    as: null,
    request: (count) => ({
      method: 'POST',
      path: '/api/auth/callback/credentials',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(Object.keys(fields(count)).map((key) => [key, '1'])).toString(),
    }),
  },
  cookies: { n: 1_000, as: null, request: (count) => ({ path: '/api/office/sessions', headers: { cookie: 'a=1; '.repeat(count) } }) },
};

/** Noise of the machine in milliseconds: a shorter time says nothing about growth. */
const noise = 60;

for (const [name, { n, as, request }] of Object.entries(many)) {
  test(`twice as many ${name} take about twice as long, and little is said of them`, async ({ attack }) => {
    const best = new Map<number, number>();
    for (let tries = 0; tries < 4; tries += 1) {
      for (const count of [n, 2 * n]) {
        const given = request(count);
        const began = performance.now();
        const answer = await attack(as, given);
        best.set(count, Math.min(best.get(count) ?? Number.POSITIVE_INFINITY, performance.now() - began));
        expect(answer.status).toBeLessThan(500);
        expect(answer.text.length).toBeLessThan(8_000);
      }
    }
    expect(best.get(2 * n)).toBeLessThan(3 * (best.get(n) ?? 0) + noise);
  });
}

const big = (bytes: number) => Buffer.alloc(bytes, 'a');

/** Bodies that are too large. A new one is a line here. */
const oversize: readonly (readonly [string, BuiltInRole | null, RawRequest, number])[] = [
  ['JSON of 65 kB', 'finance', { method: 'POST', path: '/api/office/document-tokens', headers: json, body: big(65_000) }, 413],
  ['a sign-in of 17 kB', null, { method: 'POST', path: '/api/auth/callback/credentials', body: big(17_000) }, 413],
  [
    'a delivery of more than 4 MB',
    null,
    { method: 'POST', path: `/api/callbacks/${inboxSecret('callbacks')}`, headers: json, body: big(4_100_000) },
    503,
  ],
  ['a delivery of a stranger', null, { method: 'POST', path: '/api/callbacks/made-up', headers: json, body: big(257_000) }, 401],
  ['a report of a policy of 9 kB', null, { method: 'POST', path: '/api/policy-reports', body: big(9_000) }, 413],
  ['11 MB for a page', null, { method: 'POST', path: '/sign-in', body: big(11_000_000) }, 405],
  ['11 MB with a read', null, { method: 'GET', path: '/sign-in', headers: { 'content-length': '11000000' }, body: big(11_000_000) }, 400],
  ['12 MB for any address of ours', 'support', { method: 'POST', path: draftFiles, body: big(12_000_000) }, 413],
  ['11 MB of a stranger', null, { method: 'POST', path: draftFiles, body: big(10_900_000) }, 401],
  [
    'a type nobody reads',
    'finance',
    { method: 'POST', path: '/api/office/document-tokens', headers: { 'content-type': 'text/xml' }, body: '<a/>' },
    415,
  ],
  [
    'a form without its boundary',
    'support',
    { method: 'POST', path: draftFiles, headers: { 'content-type': 'multipart/form-data' }, body: form(1) },
    400,
  ],
];

for (const [name, as, request, expected] of oversize) {
  test(`${name} is refused with ${expected}`, async ({ attack }) => {
    const answer = await attack(as, request);
    expect([answer.status, codeOf(answer)]).toEqual([expected, request.path.startsWith('/api/callbacks') ? null : `SVB${expected}`]);
  });
}
