import { request } from 'undici';
import { describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { sandboxForTests, signedBy } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();

describe('interface: Account; Authentication; HTTP status handling', () => {
  test('interface: Account, GET /user and GET /user/balance: the profile and the balance are written as the document says', async () => {
    await sandbox().control.createAccount({ token: 'sandbox-profile', transactions: 200 });
    const profile = await sandbox().get('/user', 'sandbox-profile');
    const balance = await sandbox().get('/user/balance', 'sandbox-profile');
    const account = shapes['account.read'].wire.parse(profile.body);
    expect(account).toMatchObject({ name: 'Loja profile', status: 'ACTIVE', ServiceFee: { cashInMinimum: 0.115 } });
    expect(shapes['balance.read'].wire.parse(balance.body)).toEqual({
      available: account.balanceAvailable,
      blocked: account.balanceBlocked,
    });
  });

  test('interface: Authentication, 1: two tokens are two accounts', async () => {
    const one = await sandbox().control.createAccount({ token: 'sandbox-one' });
    const other = await sandbox().control.createAccount({ token: 'sandbox-other' });
    expect(one.number).toMatch(/^\d{6}$/);
    expect(other.number).toMatch(/^\d{6}$/);
    expect(one.number).not.toBe(other.number);
    await sandbox().control.insertTransaction({ token: 'sandbox-one' });
    expect(await sandbox().get('/user/transactions', 'sandbox-other')).toMatchObject({ body: { data: [], hasNextPage: false } });
  });

  test('creating an account again keeps its history', async () => {
    const { control, get } = sandbox();
    await control.createAccount({ token: 'sandbox-kept', transactions: 3 });
    await control.createAccount({ token: 'sandbox-kept', transactions: 50 });
    expect(await get('/user/transactions', 'sandbox-kept')).toMatchObject({ body: { data: { length: 3 } } });
  });

  test.each([
    ['no token', {}],
    ['an unknown token', { authorization: 'Bearer somebody' }],
    ['another scheme', { authorization: 'Basic sandbox' }],
    ['a space inside the token', { authorization: 'Bearer  sandbox' }],
    ['a token in another alphabet', { authorization: 'Bearer sandbox-%20' }],
    ['a revoked token', { authorization: 'Bearer sandbox-revoked' }],
  ])('interface: Authentication, 6: %s is 401 SVA100 in the documented envelope', async (_, headers) => {
    await sandbox().control.changeAccount('sandbox-revoked', { tokenRevoked: true });
    const answer = await sandbox().fetch('/user', { headers: { 'content-type': 'application/json', ...headers } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      statusCode: 401,
      error: 'Unauthorized',
      message: expect.stringMatching(/token/),
      requestId: expect.stringMatching(/^[\w-]{8,}$/),
      errorCode: 'SVA100',
    });
  });

  test('interface: Authentication, 2: a token without the scope is 403 SVA200 there and works elsewhere', async () => {
    const { control, get } = sandbox();
    await control.changeAccount('sandbox-narrow', { scopes: ['account:read'] });
    expect((await get('/user', 'sandbox-narrow')).status).toBe(200);
    expect(await get('/user/transactions', 'sandbox-narrow')).toMatchObject({ status: 403, body: { errorCode: 'SVA200' } });
    await control.changeAccount('sandbox-narrow', { scopes: null });
    expect((await get('/user/transactions', 'sandbox-narrow')).status).toBe(200);
  });

  test('interface: Authentication, 4: access under the subdomain of another account is 403 SVA200', async () => {
    const { control, origin } = sandbox();
    const { port } = new URL(origin);
    await control.changeAccount('sandbox-domain', { subdomain: 'loja' });
    const at = async (host: string) => {
      const answer = await request(`${origin}/v1/user`, { headers: { ...signedBy('sandbox-domain'), host: `${host}:${port}` } });
      return { status: answer.statusCode, body: await answer.body.json() };
    };
    expect(await at('loja.localhost')).toMatchObject({ status: 200 });
    expect(await at('outra.localhost')).toMatchObject({ status: 403, body: { errorCode: 'SVA200' } });
    expect(await at('localhost')).toMatchObject({ status: 403, body: { errorCode: 'SVA200' } });
  });

  test('a call beyond the rate limit is refused with the time to wait', async () => {
    const { control, get } = sandbox();
    await control.changeAccount('sandbox-busy', { rateLimit: { calls: 2, seconds: 30 } });
    expect((await get('/user', 'sandbox-busy')).status).toBe(200);
    expect((await get('/user', 'sandbox-busy')).status).toBe(200);
    const refused = await get('/user', 'sandbox-busy');
    expect(refused).toMatchObject({ status: 429, body: { errorCode: 'SVG429', retryAfterSeconds: expect.any(Number) } });
    expect((await get('/user', 'sandbox-calm')).status).toBe(200);
  });

  test('a changed setting applies at once and is stored', async () => {
    const { control, get } = sandbox();
    await control.changeAccount('sandbox-changed', { allowWithdraw: false, cashOutTicketMax: 250, available: 12.34, blocked: 7 });
    expect((await get('/user', 'sandbox-changed')).body).toMatchObject({
      allowWithdraw: false,
      cashOutTicketMax: 250,
      balanceAvailable: 12.34,
      balanceBlocked: 7,
    });
  });

  test('an unknown route is 404 SVG404', async () => {
    expect(await sandbox().get('/nowhere')).toMatchObject({ status: 404, body: { errorCode: 'SVG404', statusCode: 404 } });
    const wrongMethod = await sandbox().fetch('/user/balance', { method: 'POST', headers: signedBy('sandbox') });
    expect(wrongMethod.status).toBe(404);
  });

  test('a call without the JSON content type is refused', async () => {
    const answer = await sandbox().fetch('/user', { headers: { authorization: 'Bearer sandbox' } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errorCode: 'SVV001', details: [{ field: 'Content-Type', reason: expect.any(String) }] });
  });
});
