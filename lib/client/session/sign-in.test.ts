import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from './sign-in';
import { signOut } from './sign-out';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

const given = { email: 'marina@loja.example', password: 'uma senha & mais', callbackUrl: '/audit' };
const answers = (...list: [unknown, number?][]) => {
  for (const [body, status] of list) fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status: status ?? 200 }));
};
const csrf = [{ csrfToken: 'token' }] as [unknown];
const at = (search: string) => ({ url: `http://localhost:3000/sign-in${search}` });

test('sends name and password in the body only', async () => {
  answers(csrf, [at('')]);
  expect(await signIn(given)).toEqual({ kind: 'signed-in' });
  const [url, init] = fetched.mock.calls[1] ?? [];
  expect([url, init?.method]).toEqual(['/api/auth/callback/credentials', 'POST']);
  expect(Object.fromEntries(new URLSearchParams(String(init?.body)))).toEqual({ ...given, csrfToken: 'token', json: 'true' });
});

test.each([
  ['refused', [at('?error=CredentialsSignin'), 401], { kind: 'refused', params: new URLSearchParams({ error: 'CredentialsSignin' }) }],
  ['delayed', [at('?error=wait-8'), 401], { kind: 'refused', params: new URLSearchParams({ error: 'wait-8' }) }],
  ['answered by nothing it knows', ['<h1>', 500], { kind: 'failed' }],
  ['answered without a reason', [{ url: 'nowhere' }, 401], { kind: 'failed' }],
] as const)('fails when it is %s', async (_, [body, status], outcome) => {
  answers(csrf, [body, status]);
  expect(await signIn(given)).toEqual(outcome);
});

test('fails without a network', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await signIn(given)).toEqual({ kind: 'failed' });
});

test('signing out ends the session at the server and reloads the page', async () => {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  answers(csrf, [at('')]);
  const clear = vi.fn();
  vi.stubGlobal('sessionStorage', { clear });
  await signOut();
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.method])).toEqual([
    ['/api/auth/csrf', undefined],
    ['/api/auth/signout', 'POST'],
  ]);
  expect(assign.mock.calls).toEqual([['/sign-in']]);
  expect(clear).toHaveBeenCalledOnce();
});

test('signing out leads whoever signed in at the provider on to signing out there', async () => {
  const assign = vi.fn();
  vi.stubGlobal('window', { location: { assign } });
  vi.stubGlobal('sessionStorage', { clear: vi.fn() });
  answers(csrf);
  fetched.mockResolvedValueOnce(new Response('{}', { headers: { 'x-balcao-sign-out': '/api/sso/leave' } }));
  await signOut();
  expect(assign.mock.calls).toEqual([['/api/sso/leave']]);
});
