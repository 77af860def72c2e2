import { expect, test } from 'vitest';
import { raiseAlert } from '@/lib/server/alerts/raise-alert';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

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
