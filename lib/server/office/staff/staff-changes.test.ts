import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { roleNames } from '@/lib/contracts/office/permission';
import { staff } from '@/lib/server/database/schema/schema';
import { sweepStaffChanges } from '@/lib/server/staff/change-store';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const start = new Date('2026-11-27T15:00:00.000Z');
const week = 7 * 24 * 3_600_000;
let asker: Person;
let second: Person;
let person: Person;

beforeEach(async () => {
  office.clock.now = start;
  [asker, second, person] = [await office.person('admin'), await office.person('admin'), await office.person('support')];
});

const askRole = (role: string, as = asker, id = person.staffId) => office.send('PATCH', `/staff/${id}`, { as, body: { role } });
const roleOf = async (id: string) => (await office.services().db.select().from(staff).where(eq(staff.id, id)))[0]?.role;
const decide = (decision: string, id: string, as: Person) => office.send('POST', `/staff-changes/${id}/${decision}`, { as });
const mayStill = async (as: Person) => (await office.send('GET', '/sessions', { as })).status === 200;

async function pendingFor(who: Person) {
  const { body } = await office.send('GET', '/staff-changes', { as: second });
  return body.items.find(({ person: { email } }: { person: { email: string } }) => email === who.email);
}

describe('changing a role', () => {
  test('is pending, and nothing has changed meanwhile', async () => {
    expect((await askRole('finance')).body).toMatchObject({ pending: true, staff: { role: 'support' } });
    expect(await pendingFor(person)).toMatchObject({ kind: 'role', fromRole: 'support', toRole: 'finance', reader: 'other' });
    expect([await roleOf(person.staffId), await mayStill(person)]).toEqual(['support', true]);
    const facts = { change: 'role', role: 'support > finance' };
    expect((await office.audited()).at(-1)).toMatchObject({ actorId: asker.staffId, action: 'staff.change-asked', facts });
  });

  test('is applied once when a second administrator approves, ends the sessions, and is audited', async () => {
    await askRole('finance');
    const { id } = await pendingFor(person);
    const answers = await Promise.all([decide('approval', id, second), decide('approval', id, second), decide('approval', id, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([await roleOf(person.staffId), await mayStill(person)]).toEqual(['finance', false]);
    const entries = (await office.audited()).filter(
      ({ action, object }) => action === 'staff.change-approved' && object === person.staffId,
    );
    expect(entries).toMatchObject([
      { actorId: second.staffId, facts: { change: 'role', role: 'support > finance', asker: asker.staffId } },
    ]);
  });

  test.each(roleNames.filter((role) => role !== 'admin'))('cannot be done by the person themselves: %s', async (role) => {
    expect(await askRole(role, asker, asker.staffId)).toMatchObject({ status: 403, body: { errorCode: 'SVB443' } });
    expect(await roleOf(asker.staffId)).toBe('admin');
  });

  test('cannot be requested twice at a time', async () => {
    await askRole('finance');
    expect(await askRole('auditor', second)).toMatchObject({ status: 409, body: { errorCode: 'SVB442' } });
  });
});

describe('approval of a change', () => {
  test('is denied to the requester and to the person concerned', async () => {
    await askRole('finance');
    const { id } = await pendingFor(person);
    for (const decision of ['approval', 'refusal']) {
      expect(await decide(decision, id, asker)).toMatchObject({ status: 403, body: { errorCode: 'SVB443' } });
    }
    await askRole('finance', asker, second.staffId);
    const about = (await office.send('GET', '/staff-changes', { as: second })).body.items.find(
      ({ reader }: { reader: string }) => reader === 'concerned',
    );
    expect(await decide('approval', about.id, second)).toMatchObject({ status: 403, body: { errorCode: 'SVB443' } });
    expect([await roleOf(person.staffId), await roleOf(second.staffId)]).toEqual(['support', 'admin']);
  });

  test('is denied without the permission to decide about people', async () => {
    await askRole('finance');
    const { id } = await pendingFor(person);
    for (const role of ['finance', 'support', 'developer', 'auditor'] as const) {
      expect((await decide('approval', id, await office.person(role))).status).toBe(403);
    }
    expect(await roleOf(person.staffId)).toBe('support');
  });

  test('is denied to someone who has just lost the administrator role', async () => {
    await askRole('finance');
    const { id } = await pendingFor(person);
    const [approval] = await Promise.all([
      decide('approval', id, second),
      office.send('PATCH', `/staff/${second.staffId}`, { as: asker, body: { active: false } }),
    ]);
    expect([200, 401, 403]).toContain(approval.status);
    expect(await roleOf(person.staffId)).toBe(approval.status === 200 ? 'finance' : 'support');
  });

  test('and withdrawing: only the requester can withdraw', async () => {
    await askRole('finance');
    const { id } = await pendingFor(person);
    expect(await decide('withdrawal', id, second)).toMatchObject({ status: 403, body: { errorCode: 'SVB443' } });
    expect((await decide('withdrawal', id, asker)).status).toBe(200);
    expect(await decide('approval', id, second)).toMatchObject({ status: 409, body: { errorCode: 'SVB410' } });
    const lines = (await office.outcomes()).slice(-3).map(({ action, actorId, result }) => [action, actorId, result]);
    expect(lines).toEqual([
      ['staff.change-withdrawn', second.staffId, 'refused'],
      ['staff.change-withdrawn', asker.staffId, 'done'],
      ['staff.change-approved', second.staffId, 'refused'],
    ]);
  });
});

describe('a request ends', () => {
  test('when it is refused, and nothing changed', async () => {
    await askRole('finance');
    const { id } = await pendingFor(person);
    expect((await decide('refusal', id, second)).status).toBe(200);
    expect([await pendingFor(person), await roleOf(person.staffId)]).toEqual([undefined, 'support']);
  });

  test('after seven days, swept or not, and another one is possible', async () => {
    await askRole('finance');
    const { id } = await pendingFor(person);
    office.clock.now = new Date(start.getTime() + week);
    const [later, decider] = [await office.person('admin'), await office.person('admin')];
    expect(await decide('approval', id, decider)).toMatchObject({ status: 409, body: { errorCode: 'SVB410' } });
    await sweepStaffChanges(office.services().db, office.clock.now);
    expect(
      (await office.audited()).find(({ action, object }) => action === 'staff.change-lapsed' && object === person.staffId),
    ).toBeDefined();
    expect((await askRole('finance', later)).body).toMatchObject({ pending: true });
  });

  test('when the person was changed otherwise meanwhile', async () => {
    await askRole('finance');
    const { id } = await pendingFor(person);
    await office.send('PATCH', `/staff/${person.staffId}`, { as: second, body: { active: false } });
    expect(await decide('approval', id, second)).toMatchObject({ status: 409, body: { errorCode: 'SVB410' } });
    expect(await roleOf(person.staffId)).toBe('support');
  });
});

test('a new person is activated by approval, with a link shown once to the approver', async () => {
  const { body } = await office.send('POST', '/staff', {
    as: asker,
    body: { name: 'Caio Reis', email: 'caio@loja.example', role: 'finance' },
  });
  const { id } = await pendingFor({ ...person, email: 'caio@loja.example' });
  expect(await decide('approval', id, asker)).toMatchObject({ status: 403 });
  const approved = await decide('approval', id, second);
  expect(approved.body.delivery).toEqual({
    kind: 'shown',
    link: expect.stringMatching(/^http:\/\/localhost:3000\/welcome#[\w-]{43}$/),
    expiresAt: '2026-11-28T15:00:00.000Z',
  });
  const [row] = await office.services().db.select().from(staff).where(eq(staff.id, body.staff.id));
  expect(row).toMatchObject({ active: true, role: 'finance', passwordHash: null });
});

test('without mail a password reset link is shown only after a second administrator approved', async () => {
  const reset = await office.send('POST', `/staff/${person.staffId}/password`, { as: asker });
  expect(reset.body).toEqual({ pending: true, delivery: null });
  expect(await mayStill(person)).toBe(true);
  const { id } = await pendingFor(person);
  const approved = await decide('approval', id, second);
  expect(approved.body.delivery).toMatchObject({ kind: 'shown', expiresAt: '2026-11-27T16:00:00.000Z' });
  expect(await mayStill(person)).toBe(false);
});

test('nobody can reset their own password without the current one', async () => {
  expect(await office.send('POST', `/staff/${asker.staffId}/password`, { as: asker })).toMatchObject({
    status: 403,
    body: { errorCode: 'SVB443' },
  });
});
