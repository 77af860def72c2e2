import { beforeAll, expect, it } from 'vitest';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { endSession, endSessionsOf, findSession, openSessions, startSession } from './session';

const office = officeForTests();
const now = new Date('2026-11-27T15:00:00.000Z');
const limits = { now, idleMinutes: 15 };
let person: Person;
let other: Person;

beforeAll(async () => {
  person = await office.person('support');
  other = await office.person('support');
});

const start = (staffId = person.staffId, browser: string | null = null) =>
  startSession(office.services().db, { staffId, address: '203.0.113.7', browser }, now);
const find = (token: string, at = now) => findSession(office.services().db, token, { now: at, idleMinutes: 15, present: false });

it('a session knows its person by a token that is never the same', async () => {
  const [one, two] = [await start(), await start()];
  expect(one).not.toBe(two);
  expect(await find(one)).toEqual({
    staffId: person.staffId,
    sessionId: expect.any(String),
    name: 'Nome de Teste',
    email: person.email,
    role: 'support',
    mustChangePassword: false,
  });
  expect(await find(`${one}x`)).toBeNull();
  expect(await find('')).toBeNull();
});

it("a person ends their own sessions, one or all the others, and nobody else's", async () => {
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

it('lists what is open: neither ended, nor left alone too long, nor older than a day of work', async () => {
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
