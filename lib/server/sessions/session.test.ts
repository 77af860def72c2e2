import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { roles } from '@/lib/contracts/office/permission';
import { sessions } from '@/lib/server/database/schema/schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { endSession, endSessionsOf, findSession, openSessions, renewSession, startSession } from './session';

const office = officeForTests();
const now = new Date('2026-11-27T15:00:00.000Z');
const limits = { now, idleMinutes: 15 };
let person: Person;
let other: Person;

beforeAll(async () => {
  person = await office.person('support');
  other = await office.person('support');
});

const start = async (staffId = person.staffId, browser: string | null = null) =>
  (await startSession(office.services().db, { staffId, address: '203.0.113.7', browser }, now)).token;
const find = (token: string, at = now) =>
  findSession(office.services().db, token, { now: at, idleMinutes: 15, present: false, address: null });

test('a session is found by a token that is never the same', async () => {
  const [one, two] = [await start(), await start()];
  expect(one).not.toBe(two);
  expect(await find(one)).toEqual({
    staffId: person.staffId,
    sessionId: expect.any(String),
    name: 'Nome de Teste',
    email: person.email,
    role: 'support',
    roleName: null,
    permissions: roles.support,
    stage: null,
  });
  expect(await find(`${one}x`)).toBeNull();
  expect(await find('')).toBeNull();
});

test("a person ends their own sessions, one or all the others, and nobody else's", async () => {
  const { db } = office.services();
  const tokens = [await start(), await start(), await start()];
  const [first, second, third] = await Promise.all(tokens.map((token) => find(token)));
  const id = first?.sessionId ?? '';
  expect(await endSession(db, other.staffId, id, now)).toBe(false);
  expect(await endSession(db, person.staffId, id, now)).toBe(true);
  expect(await endSession(db, person.staffId, id, now)).toBe(false);
  await endSessionsOf(db, person.staffId, now, second?.sessionId);
  expect(await Promise.all(tokens.map(async (token) => (await find(token))?.sessionId))).toEqual([undefined, second?.sessionId, undefined]);
  expect(third).not.toBeNull();
  expect(await find(other.token)).not.toBeNull();
});

test('open sessions are neither ended, nor idle too long, nor older than a working day', async () => {
  const { db } = office.services();
  const { staffId } = await office.person('support');
  await endSessionsOf(db, staffId, now);
  await start(staffId, 'Firefox '.repeat(100));
  const open = await openSessions(db, staffId, limits);
  expect(open).toMatchObject([{ address: '203.0.113.7', createdAt: now, lastSeenAt: now }]);
  expect(open[0]?.browser).toHaveLength(200);
  expect(await openSessions(db, staffId, { ...limits, now: new Date(now.getTime() + 15 * 60_000) })).toEqual([]);
  expect(await openSessions(db, staffId, { now: new Date(now.getTime() + 12 * 3_600_000), idleMinutes: 720 + 1 })).toEqual([]);
});

test('presence extends a session on its own network only; elsewhere it ends with the idle time', async () => {
  const { db } = office.services();
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const seen = (token: string, minutes: number, address: string | null) =>
    findSession(db, token, { now: at(minutes), idleMinutes: 15, present: true, address });
  const [here, elsewhere] = [await start(), await start()];
  for (const minutes of [10, 20, 30]) expect(await seen(here, minutes, '203.0.113.99')).not.toBeNull();
  expect(await seen(elsewhere, 10, '198.51.100.1')).not.toBeNull();
  expect(await seen(elsewhere, 14, null)).not.toBeNull();
  expect(await seen(elsewhere, 15, '198.51.100.1')).toBeNull();
});

test('a person has at most twenty sessions: the longest idle one ends when another starts', async () => {
  const { db } = office.services();
  const { staffId, token } = await office.person('support');
  await endSessionsOf(db, staffId, now);
  const first = await start(staffId);
  await db
    .update(sessions)
    .set({ lastSeenAt: new Date(now.getTime() - 60_000) })
    .where(eq(sessions.staffId, staffId));
  const others = [];
  for (let count = 0; count < 19; count += 1) others.push(await start(staffId));
  expect(await find(first)).not.toBeNull();
  const last = await start(staffId);
  expect(await find(first)).toBeNull();
  expect(await Promise.all([...others, last].map((one) => find(one)))).not.toContain(null);
  expect(await openSessions(db, staffId, limits)).toHaveLength(20);
  expect(token).not.toBe(first);
});

test('a renewed session is the same one under another token', async () => {
  const before = await start();
  const sessionId = (await find(before))?.sessionId ?? '';
  const after = await renewSession(office.services().db, sessionId);
  expect([await find(before), (await find(after))?.sessionId]).toEqual([null, sessionId]);
});

test('a device is new when its kind of browser or its network was never used before, whatever the version', async () => {
  const { db } = office.services();
  const { staffId } = await office.person('support');
  await db.delete(sessions).where(eq(sessions.staffId, staffId));
  const isNew = async (address: string, browser: string) => (await startSession(db, { staffId, address, browser }, now)).newDevice;
  expect(await isNew('203.0.113.7', 'Firefox/143.0')).toBe(false);
  expect(await isNew('203.0.113.80', 'Firefox/144.0.1')).toBe(false);
  expect(await isNew('203.0.113.7', 'Chrome/140')).toBe(true);
  expect(await isNew('198.51.100.7', 'Firefox/144.0.1')).toBe(true);
  expect(await isNew('198.51.100.9', 'Firefox/144.0.1')).toBe(false);
});
