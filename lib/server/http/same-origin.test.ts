import { describe, expect, test } from 'vitest';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { assertOwnForm, assertSameOrigin } from './same-origin';

type Headers = Readonly<Record<string, string | null>>;

const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin', 'x-balcao': '1' };

describe('a write of our own pages is accepted', () => {
  test.each<[string, Headers]>([
    ['as browsers send it', {}],
    ['from a browser that does not say where it comes from', { 'sec-fetch-site': null }],
    ['from the other name of this machine', { origin: 'http://127.0.0.1:3000' }],
    ['from its third name', { origin: 'http://[::1]:3000' }],
  ])('%s', (_, change) => {
    expect(refusal({ ...own, ...change })).toBeNull();
  });

  test('under every name of this machine', () => {
    expect(refusal(own, 'http://127.0.0.1:3000')).toBeNull();
  });
});

describe('a write another site could have caused is refused', () => {
  test.each<[string, Headers]>([
    ['without an origin', { origin: null }],
    ['from a hidden origin', { origin: 'null' }],
    ['from an empty one', { origin: '' }],
    ['from another site', { origin: 'https://evil.example' }],
    ['from another port', { origin: 'http://localhost:3001' }],
    ['from another port of the other name', { origin: 'http://127.0.0.1:3001' }],
    ['over another scheme', { origin: 'https://localhost:3000' }],
    ['from a host that only begins like ours', { origin: 'http://localhost:3000.evil.example' }],
    ['from a host that ends like ours', { origin: 'http://evil.localhost:3000' }],
    ['from another address of the loopback net', { origin: 'http://127.0.0.2:3000' }],
    ['from something that is no origin', { origin: 'http://127.0.0.1:3000/page' }],
    ['where the browser says cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['where the browser says same-site', { 'sec-fetch-site': 'same-site' }],
    ['where the browser says that nobody asked', { 'sec-fetch-site': 'none' }],
    ['without our own header', { 'x-balcao': null }],
    ['with another value of it', { 'x-balcao': 'true' }],
  ])('%s', (_, change) => {
    expect(refusal({ ...own, ...change })).toMatchObject({ statusCode: 403, errorCode: 'SVB430' });
  });

  test('from this machine when we are not on it', () => {
    expect(refusal({ ...own, origin: 'https://localhost' }, 'https://balcao.example')).toMatchObject({ errorCode: 'SVB430' });
  });
});

const form = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

describe('a form of our own', () => {
  test.each<[string, Headers]>([
    ['as a script of ours sends it', {}],
    ['from a browser that does not say where it comes from', { 'sec-fetch-site': null }],
    ['as a browser sends it that tells nobody its origin', { origin: 'null' }],
  ])('passes %s', (_, change) => {
    expect(refusal({ ...form, ...change }, 'http://localhost:3000', assertOwnForm)).toBeNull();
  });

  test.each<[string, Headers]>([
    ['without an origin', { origin: null }],
    ['from a hidden origin, with nobody to say it is ours', { origin: 'null', 'sec-fetch-site': null }],
    ['from a hidden origin elsewhere', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['from another site', { origin: 'https://evil.example' }],
    ['from another site that claims to be ours', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['where the browser says cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['where the browser says same-site', { 'sec-fetch-site': 'same-site' }],
    ['where the browser says that nobody asked', { 'sec-fetch-site': 'none' }],
  ])('is refused %s', (_, change) => {
    expect(refusal({ ...form, ...change }, 'http://localhost:3000', assertOwnForm)).toMatchObject({ statusCode: 403, errorCode: 'SVB430' });
  });
});

function refusal(headers: Headers, appUrl = 'http://localhost:3000', assertion = assertSameOrigin) {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]]));
  try {
    assertion(new Request(`${appUrl}/api/office/staff`, { method: 'POST', headers: given }), appUrl);
    return null;
  } catch (error) {
    return error instanceof ProblemError ? error.problem : error;
  }
}
