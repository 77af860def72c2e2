import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { staff } from '@/lib/server/database/schema/schema';
import { apiRoute } from '@/lib/server/http/api-route';
import { passwordLinkResponse } from '@/lib/server/routes/password-link-response';
import { makePasswordLink } from '@/lib/server/staff/password-links';
import { appUrl, officeForTests, type Person, password } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const next = 'uma senha bem nova';
const minute = 60_000;

const changeOwn = (as: Person, body: unknown) => office.send('POST', '/password', { as, body });
const mayStill = async (person: Person) => (await office.send('GET', '/sessions', { as: person })).status === 200;
const lastEntry = async () => (await office.audited()).at(-1);
const later = (ms: number) => {
  office.clock.now = new Date(office.clock.now.getTime() + ms);
};

async function redeem(body: unknown, headers: Record<string, string> = {}) {
  const own = { origin: appUrl, 'sec-fetch-site': 'same-origin', 'x-balcao': '1', 'content-type': 'application/json', ...headers };
  const request = new Request(`${appUrl}/api/password-links`, { method: 'POST', headers: own, body: JSON.stringify(body) });
  const answer = await apiRoute((given: Request) => passwordLinkResponse(given, office.services()))(request);
  return { status: answer.status, body: await answer.json() };
}

const linkFor = (staffId: string, kind: 'welcome' | 'reset' = 'reset') =>
  makePasswordLink(office.services().db, staffId, kind, office.clock.now);

describe("changing one's own password", () => {
  test('ends the other sessions, and continues this one with a new cookie that replaces the old', async () => {
    const person = await office.person('support');
    const other = { ...person, ...(await office.session(person.staffId)) };
    const answer = await changeOwn(person, { current: password, next });
    expect(answer).toMatchObject({ status: 200, body: null });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^balcao-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect([await mayStill(person), await mayStill(other)]).toEqual([false, false]);
    expect(await mayStill({ ...person, cookie: cookie.split(';')[0] ?? '' })).toBe(true);
    expect(await lastEntry()).toMatchObject({ action: 'staff.password-changed', result: 'done', facts: {} });
  });

  test.each([
    [
      { current: 'errada', next },
      { field: 'current', reason: 'wrong' },
    ],
    [
      { current: password, next: password },
      { field: 'next', reason: 'same' },
    ],
    [
      { current: password, next: 'curta' },
      { field: 'next', reason: 'short' },
    ],
    [
      { current: password, next: ' '.repeat(20) },
      { field: 'next', reason: 'blank' },
    ],
    [
      { current: password, next: 'senha12345678' },
      { field: 'next', reason: 'common' },
    ],
    [
      { current: password, next: 'x'.repeat(129) },
      { field: 'next', reason: 'too_big' },
    ],
  ])('is refused for %j', async (body, detail) => {
    const person = await office.person('support');
    const answer = await changeOwn(person, body);
    expect([answer.status, answer.body.details]).toEqual([400, [detail]]);
    if (detail.field === 'current') expect(await lastEntry()).toMatchObject({ action: 'staff.password-changed', result: 'refused' });
    expect((await changeOwn(person, { current: password, next })).status).toBe(200);
  });

  test("refuses the person's own e-mail", async () => {
    const person = await office.person('support');
    const answer = await changeOwn(person, { current: password, next: person.email });
    expect(answer.body.details).toEqual([{ field: 'next', reason: 'own-words' }]);
  });
});

describe('a link to choose a password', () => {
  test('sets the password of its owner, ends their sessions, and is audited without the token', async () => {
    const person = await office.person('support', { passwordHash: null });
    const { token } = await linkFor(person.staffId);
    expect(await redeem({ token, password: next })).toEqual({ status: 200, body: null });
    expect(await mayStill(person)).toBe(false);
    const [row] = await office.services().db.select().from(staff).where(eq(staff.id, person.staffId));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ actorId: person.staffId, action: 'staff.password-changed', facts: { by: 'link' } });
    expect(JSON.stringify(entry) + office.log().join()).not.toContain(token);
  });

  test('works once, also for two who use it at the same time', async () => {
    const person = await office.person('support');
    const { token } = await linkFor(person.staffId);
    const answers = await Promise.all([redeem({ token, password: next }), redeem({ token, password: next })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await redeem({ token, password: next })).toMatchObject({ status: 410, body: { errorCode: 'SVB444' } });
  });

  test.each([
    ['reset', 60 * minute],
    ['welcome', 24 * 60 * minute],
  ] as const)('of kind %s expires after %d ms', async (kind, life) => {
    const person = await office.person('support');
    const [used, late] = [await office.person('support'), person];
    const [inTime, tooLate] = [await linkFor(used.staffId, kind), await linkFor(late.staffId, kind)];
    later(life - 1);
    expect((await redeem({ token: inTime.token, password: next })).status).toBe(200);
    later(1);
    expect((await redeem({ token: tooLate.token, password: next })).status).toBe(410);
  });

  test('ends when a newer one is created, when the person is deactivated, and when they change the password', async () => {
    const [person, admin] = [await office.person('support'), await office.person('admin')];
    const older = await linkFor(person.staffId);
    const newer = await linkFor(person.staffId);
    expect((await redeem({ token: older.token, password: next })).status).toBe(410);
    await changeOwn(person, { current: password, next: 'outra frase comprida' });
    expect((await redeem({ token: newer.token, password: next })).status).toBe(410);
    const last = await linkFor(person.staffId);
    await office.send('PATCH', `/staff/${person.staffId}`, { as: admin, body: { active: false } });
    expect((await redeem({ token: last.token, password: next })).status).toBe(410);
    await office.services().db.update(staff).set({ active: true }).where(eq(staff.id, person.staffId));
    expect((await redeem({ token: last.token, password: next })).status).toBe(410);
  });

  test.each(['curta', 'senha12345678', ' '.repeat(20)])('stays valid after a refused password: %j', async (bad) => {
    const person = await office.person('support');
    const { token } = await linkFor(person.staffId);
    expect(await redeem({ token, password: bad })).toMatchObject({ status: 400, body: { details: [{ field: 'next' }] } });
    expect((await redeem({ token, password: next })).status).toBe(200);
  });

  test('is not accepted from another site, nor with an invalid token', async () => {
    const person = await office.person('support');
    const { token } = await linkFor(person.staffId);
    expect((await redeem({ token, password: next }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await redeem({ token: 'short', password: next })).status).toBe(400);
    expect((await redeem({ token: 'x'.repeat(43), password: next })).status).toBe(410);
    expect((await redeem({ token, password: next })).status).toBe(200);
  });
});
