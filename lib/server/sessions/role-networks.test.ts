import { describe, expect, test } from 'vitest';
import { signIn } from '@/lib/server/auth/sign-in';
import type { Services } from '@/lib/server/services';
import { officeForTests, type Person, password } from '@/lib/server/testing/office-for-tests';
import { roleNetworks } from '@/lib/settings/network/networks.mjs';

const office = officeForTests();

/** The office whose finance works from one network and one address. */
function bound(): Services {
  const { environment, ...rest } = office.services();
  return {
    ...rest,
    environment: { ...environment, trustedProxies: 1, roleNetworks: roleNetworks.parse('finance=203.0.113.0/24,2001:db8::7') },
  };
}

const from = (address: string) => ({ 'x-forwarded-for': address });

describe('a request', () => {
  test.each(['203.0.113.9', '2001:db8::7'])('of a role bound to networks is answered from %s', async (address) => {
    const as = await office.person('finance');
    expect((await office.send('GET', '/sessions', { as, services: bound(), headers: from(address) })).status).toBe(200);
  });

  test('of a stolen session elsewhere is refused, and nothing is read or sent', async () => {
    const as = await office.person('finance');
    const answer = await office.send('GET', '/sessions', { as, services: bound(), headers: from('198.51.100.7') });
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'SVB474' } });
    expect((await office.audited()).at(-1)).toMatchObject({
      actorId: as.staffId,
      action: 'session.refused',
      result: 'refused',
      address: '198.51.100.7',
      facts: { reason: 'network' },
    });
  });

  test('of a role that the setting does not name is bound to the networks of all others, and of a named one is not', async () => {
    const services = {
      ...bound(),
      environment: { ...bound().environment, roleNetworks: roleNetworks.parse('finance=203.0.113.0/24;*=10.0.0.0/8') },
    };
    const made = await office.person(await office.role('Caixa de rede', ['charges:read']));
    const send = async (as: Person, address: string) =>
      (await office.send('GET', '/sessions', { as, services, headers: from(address) })).status;
    expect([await send(made, '203.0.113.9'), await send(made, '10.1.2.3')]).toEqual([403, 200]);
    const finance = await office.person('finance');
    expect([await send(finance, '203.0.113.9'), await send(finance, '10.1.2.3')]).toEqual([200, 403]);
  });

  test('from an address that is not known is refused', async () => {
    const as = await office.person('finance');
    expect((await office.send('GET', '/sessions', { as, services: bound() })).status).toBe(403);
  });

  test('of another role is answered from everywhere', async () => {
    const as = await office.person('support');
    expect((await office.send('GET', '/sessions', { as, services: bound(), headers: from('198.51.100.7') })).status).toBe(200);
  });
});

test('a right password elsewhere starts no session, and is told from a wrong one by nobody', async () => {
  const { email } = await office.person('finance');
  const attempt = (address: string, typed: string) =>
    signIn({ email, password: typed }, { address, browser: null, cookies: null }, bound());
  expect(await attempt('198.51.100.7', password)).toEqual(await attempt('198.51.100.7', 'errada'));
  expect((await attempt('203.0.113.9', password)).kind).toBe('signed-in');
});

describe('the setting', () => {
  test('names each role once, with its addresses and networks', () => {
    const read = roleNetworks.parse('finance=203.0.113.0/24;admin=10.0.0.0/8,192.0.2.1');
    expect([...read]).toEqual([
      ['finance', ['203.0.113.0/24']],
      ['admin', ['10.0.0.0/8', '192.0.2.1']],
    ]);
    expect(roleNetworks.parse(undefined).size).toBe(0);
  });

  test.each(['finance', 'finance=', 'cook=10.0.0.0/8', 'finance=10.0.0.0/99', 'finance=10.0.0.1;finance=10.0.0.2', 'finance=a=b'])(
    'is refused as %j',
    (text) => {
      expect(roleNetworks.safeParse(text).success).toBe(false);
    },
  );
});
