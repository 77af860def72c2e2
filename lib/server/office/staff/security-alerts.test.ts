import { expect, test } from 'vitest';
import { raiseAlert } from '@/lib/server/alerts/raise-alert';
import { sessionCookieName } from '@/lib/server/sessions/session-cookie';
import { appUrl, officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const read = async (as: Person) => (await office.send('GET', '/security-alerts', { as })).body.items;

test('wrong passwords are shown to their person and to administrators, budgets to administrators, and nothing to others', async () => {
  const finance = await office.person('finance', { name: 'Marina Couto' });
  const [admin, support] = [await office.person('admin'), await office.person('support')];
  const raise = (kind: 'password-failures' | 'limit-reached', facts: Record<string, string>) =>
    raiseAlert(office.services(), { kind, staffId: finance.staffId, address: null, facts });
  await raise('password-failures', { failures: '10' });
  await raise('limit-reached', { limit: 'lookup' });
  const about = { person: 'Marina Couto', at: office.clock.now.toISOString() };
  expect(await read(finance)).toEqual([{ ...about, id: expect.any(String), mine: true, kind: 'password-failures', failures: 10 }]);
  expect(await read(admin)).toHaveLength(2);
  expect(await read(admin)).toContainEqual({ ...about, id: expect.any(String), mine: false, kind: 'limit-reached', limit: 'lookup' });
  expect(await read(support)).toEqual([]);
  office.clock.now = new Date(office.clock.now.getTime() + 8 * 86_400_000);
  expect(await read({ ...admin, ...(await office.session(admin.staffId)) })).toEqual([]);
});

test('a new device is shown to the sessions that were open before it, and at no other', async () => {
  const { beginSession } = await import('@/lib/server/auth/begin-session');
  const support = await office.person('support');
  const later = (minutes: number) => {
    office.clock.now = new Date(office.clock.now.getTime() + minutes * 60_000);
  };
  const signIn = async (address: string) => {
    later(1);
    const person = { id: support.staffId, name: 'Rui Bastos' };
    const from = { address, browser: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', cookies: null };
    const token = await beginSession(person, from, { knownDevice: false, stage: null }, office.services());
    return { ...support, cookie: `${sessionCookieName(appUrl)}=${token}` };
  };
  const elsewhere = await signIn('198.51.100.7');
  const notice = { kind: 'new-device', mine: true, at: office.clock.now.toISOString() };
  expect(await read(support)).toMatchObject([notice]);
  expect(await read(elsewhere)).toEqual([]);
  expect(await read(await office.person('admin'))).toEqual([]);
  const again = await signIn('198.51.100.7');
  expect(await read(again)).toEqual([]);
  expect(await read(support)).toHaveLength(1);
  const third = await signIn('203.0.113.9');
  expect(await read(elsewhere)).toMatchObject([{ kind: 'new-device', at: office.clock.now.toISOString() }]);
  expect(await read(third)).toEqual([]);
  expect(JSON.stringify(await read(support))).not.toContain('198.51.100.7');
});
