import { beforeEach, expect, test } from 'vitest';
import { refusalCounts } from '@/lib/server/database/schema/throttle-schema';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { countRefusal, settleRefusals } from './count-refusal';

const office = officeForTests();

beforeEach(async () => {
  office.clock.now = new Date(office.clock.now.getTime() + 3_600_000);
  await office.services().db.delete(refusalCounts);
});

const db = () => office.services().db;
const newRows = async (from: number) => (await office.audited()).slice(from);
const stranger = (address: string) => ({ actorId: null, action: 'session.refused', result: 'refused', address }) as const;

test('two hundred refusals of one person in a minute are two audit events: the first, and their number', async () => {
  const developer = await office.person('developer');
  const from = (await office.audited()).length;
  await Promise.all(Array.from({ length: 200 }, () => office.send('GET', '/staff', { as: developer })));
  expect(await newRows(from)).toMatchObject([{ action: 'access.denied', actorId: developer.staffId, facts: { endpoint: 'staff.list' } }]);
  await settleRefusals(db(), office.clock.now);
  expect(await newRows(from)).toHaveLength(1);
  office.clock.now = new Date(office.clock.now.getTime() + 60_000);
  await Promise.all([settleRefusals(db(), office.clock.now), settleRefusals(db(), office.clock.now)]);
  expect(await newRows(from + 1)).toMatchObject([
    { action: 'access.denied', actorId: developer.staffId, result: 'refused', facts: { count: '200', endpoint: 'staff.list' } },
  ]);
  expect(await db().select().from(refusalCounts)).toEqual([]);
});

test("refusals of strangers are counted per network, and each network's first one is audited", async () => {
  const from = (await office.audited()).length;
  for (const address of ['203.0.113.7', '203.0.113.8', '198.51.100.1']) await countRefusal(db(), stranger(address), null, office.clock.now);
  expect((await newRows(from)).map(({ address }) => address)).toEqual(['203.0.113.7', '198.51.100.1']);
  await settleRefusals(db(), new Date(office.clock.now.getTime() + 60_000));
  expect(await newRows(from + 2)).toMatchObject([{ actorId: null, facts: { count: '2', network: '203.0.113.0/24' } }]);
});

test('strangers from hundreds of networks in one minute cause a few dozen audit events', async () => {
  const from = (await office.audited()).length;
  for (let at = 0; at < 200; at += 1) await countRefusal(db(), stranger(`203.${at}.113.7`), null, office.clock.now);
  await settleRefusals(db(), new Date(office.clock.now.getTime() + 60_000));
  const rows = await newRows(from);
  expect(rows).toHaveLength(32);
  expect(rows.at(-1)).toMatchObject({ facts: { count: '170', network: 'elsewhere' } });
});
