import { stat } from 'node:fs/promises';
import { decodeJwt } from 'jose';
import { afterEach, describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { chargeBody } from '@/sandbox/testing/card-accounts';
import { type CardCaller, cardCaller } from '@/sandbox/testing/card-caller';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const open: CardCaller[] = [];

async function caller(...given: Parameters<typeof cardCaller> extends [unknown, ...infer Rest] ? Rest : never) {
  const made = await cardCaller(sandbox(), ...given);
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const grant = { grant_type: 'client_credentials' };
const basic = (id: string, secret: string) => ({ authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` });
const tokenWire = shapes['cardTokens.create'].wire;

describe('interface: Authentication, 5: card interface', () => {
  describe('at the handshake', () => {
    test('a client with a certificate of the sandbox is accepted', async () => {
      const { call } = await caller('sandbox-known');
      expect((await call('/charges')).status).toBe(200);
    });

    test('a client without a certificate is refused', async () => {
      const { call } = await caller('sandbox-bare', null);
      await expect(call('/token', { method: 'POST' })).rejects.toThrow(/closed|reset|alert|hang up/i);
    });

    test.each(['untrusted', 'expired'] as const)('a client with an %s certificate is refused', async (kind) => {
      const { call } = await caller('sandbox-odd', await sandbox().control.issueTestCertificate(kind));
      await expect(call('/token', { method: 'POST' })).rejects.toThrow(/closed|reset|alert|hang up/i);
    });

    test('keys can be read by their owner alone', async () => {
      const { keyFile } = await sandbox().control.cardConnection();
      expect((await stat(keyFile)).mode & 0o777).toBe(0o600);
    });
  });

  describe('interface: Card interface, POST /token', () => {
    test('answers a JWT that lives an hour of the sandbox', async () => {
      const { clientId, clientSecret } = await sandbox().control.cardConnection('sandbox-token');
      const { call } = await caller('sandbox-token');
      const { status, body } = await call('/token', { method: 'POST', body: grant, headers: basic(clientId, clientSecret) });
      expect(status).toBe(200);
      const { access_token, token_type, expires_in } = tokenWire.parse(body);
      expect([token_type, expires_in]).toEqual(['Bearer', 3600]);
      const { iat = 0, exp = 0, sub } = decodeJwt(access_token);
      expect([exp - iat, sub]).toEqual([3600, 'sandbox-token']);
    });

    test('accepts id and secret in the body, but the header takes precedence', async () => {
      const { clientId, clientSecret } = await sandbox().control.cardConnection('sandbox-body');
      const { call } = await caller('sandbox-body');
      const body = { ...grant, client_id: clientId, client_secret: clientSecret };
      expect((await call('/token', { method: 'POST', body, headers: { authorization: '' } })).status).toBe(200);
      expect((await call('/token', { method: 'POST', body, headers: basic(clientId, 'wrong') })).status).toBe(401);
    });

    test('refuses a wrong secret, an unknown client and another account’s secret with 401', async () => {
      const { clientId } = await sandbox().control.cardConnection('sandbox-one');
      const { clientSecret: foreign } = await sandbox().control.cardConnection('sandbox-two');
      const { call } = await caller('sandbox-one');
      for (const headers of [basic(clientId, ''), basic(clientId, foreign), basic('somebody', foreign), basic('card-somebody', foreign)]) {
        const { status, body } = await call('/token', { method: 'POST', body: grant, headers });
        expect([status, body]).toEqual([401, expect.objectContaining({ statusCode: 401, error: 'Unauthorized' })]);
      }
    });

    test('refuses another grant with SV001 and the field', async () => {
      const { clientId, clientSecret } = await sandbox().control.cardConnection('sandbox-grant');
      const { call } = await caller('sandbox-grant');
      const body = { grant_type: 'password' };
      expect(await call('/token', { method: 'POST', body, headers: basic(clientId, clientSecret) })).toMatchObject({
        status: 400,
        body: { code: 'SV001', details: [{ field: 'grant_type' }] },
      });
    });
  });

  test('a token expires after an hour, and a foreign token is refused', async () => {
    const { control } = sandbox();
    const { clientId, clientSecret } = await control.cardConnection('sandbox-hour');
    const { call } = await caller('sandbox-hour');
    const { body } = await call('/token', { method: 'POST', body: grant, headers: basic(clientId, clientSecret) });
    const headers = { authorization: `Bearer ${tokenWire.parse(body).access_token}` };
    expect((await call('/charges', { headers })).status).toBe(200);
    await control.setClock({ advanceSeconds: 3601 });
    expect((await call('/charges', { headers })).status).toBe(401);
    await control.setClock({ real: true });
    for (const authorization of ['', 'Bearer x.y.z', 'Bearer sandbox-hour']) {
      expect((await call('/charges', { headers: { authorization } })).status).toBe(401);
    }
  });

  test('scopes, rate limits, faults and unknown paths answer with the card envelope', async () => {
    const { control } = sandbox();
    const token = 'sandbox-envelope';
    const { call } = await caller(token);
    await control.changeAccount(token, { scopes: ['cardTokens:read'] });
    const forbidden = await call('/charges');
    expect(forbidden).toMatchObject({ status: 403, body: { statusCode: 403, error: 'Forbidden', code: 'SV010' } });
    expect(forbidden.body).not.toHaveProperty('errorCode');
    await control.changeAccount(token, { scopes: null, rateLimit: { calls: 1, seconds: 60 } });
    expect((await call('/charges')).status).toBe(200);
    expect(await call('/charges')).toMatchObject({ status: 429, body: { code: 'SVG429', retryAfterSeconds: expect.any(Number) } });
    await control.changeAccount(token, { rateLimit: null });
    await control.addFault({ token, endpoint: 'cardCharges.list', fault: 'status', code: 'SV901', retryAfterSeconds: 5 });
    expect(await call('/charges')).toMatchObject({
      status: 503,
      body: { code: 'SV901', retryAfterSeconds: 5, requestId: expect.any(String) },
    });
    expect(await call('/nowhere')).toMatchObject({ status: 404, body: { code: 'SVG404' } });
  });

  test.each(['reset', 'drop-before', 'apply-then-drop'] as const)('a fault breaks the connection: %s', async (fault) => {
    const token = `sandbox-${fault}`;
    const { call } = await caller(token);
    await sandbox().control.addFault({ token, endpoint: 'cardCharges.create', fault });
    await expect(call('/charges', { method: 'POST', body: chargeBody() })).rejects.toThrow(/closed|reset|hang up/i);
    expect(await call('/charges')).toMatchObject({ body: { total: fault === 'apply-then-drop' ? 1 : 0 } });
  });
});
