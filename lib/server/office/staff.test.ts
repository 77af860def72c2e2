import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { staff } from '@/lib/server/database/schema';
import { officeForTests, type Person, password } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let admin: Person;
let auditor: Person;

beforeAll(async () => {
  admin = await office.person('admin');
  auditor = await office.person('auditor');
});

const change = (id: string, body: unknown, as = admin) => office.send('PATCH', `/staff/${id}`, { as, body });
const mayStill = async (person: Person) => (await office.send('GET', '/sessions', { as: person })).status === 200;
const lastEntry = async () => (await office.audited()).at(-1);

describe('a person is added', () => {
  it('with a password that is told once and must be changed', async () => {
    const { status, body } = await office.send('POST', '/staff', {
      as: admin,
      body: { name: ' Bia Prado ', email: 'Bia@Loja.example', role: 'support' },
    });
    expect([status, body]).toMatchObject([
      200,
      {
        staff: {
          name: 'Bia Prado',
          email: 'bia@loja.example',
          role: 'support',
          active: true,
          mustChangePassword: true,
          lastSignInAt: null,
        },
        oneTimePassword: expect.stringMatching(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/),
      },
    ]);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ actorId: admin.staffId, action: 'staff.created', object: body.staff.id, facts: { role: 'support' } });
    expect(JSON.stringify(entry)).not.toMatch(/bia|prado/i);
    const people = await office.send('GET', '/staff?limit=100', { as: auditor });
    expect(people.body.items).toContainEqual(body.staff);
    expect(people.text).not.toMatch(/hash|argon|oneTime/i);
  });

  it('once', async () => {
    const body = { name: 'Ana Prado', email: 'ana@loja.example', role: 'support' };
    await office.send('POST', '/staff', { as: admin, body });
    const again = await office.send('POST', '/staff', { as: admin, body: { ...body, email: 'ANA@loja.example' } });
    expect([again.status, again.body]).toMatchObject([409, { errorCode: 'SVB409', details: [{ field: 'email', reason: 'taken' }] }]);
  });
});

describe('a person is changed', () => {
  it('and the record says from what to what, without the name', async () => {
    const person = await office.person('support');
    const { body } = await change(person.staffId, { name: 'Outro Nome', role: 'developer' });
    expect(body).toMatchObject({ id: person.staffId, name: 'Outro Nome', role: 'developer', active: true });
    expect(await lastEntry()).toMatchObject({
      action: 'staff.changed',
      object: person.staffId,
      facts: { role: 'support > developer', active: 'true > true', renamed: 'true' },
    });
    expect(await mayStill(person)).toBe(true);
  });

  it('and who is no longer active is signed out everywhere', async () => {
    const person = await office.person('support');
    await change(person.staffId, { active: false });
    await change(person.staffId, { active: true });
    expect(await mayStill(person)).toBe(false);
  });

  it.each([{}, { email: 'x@loja.example' }, { mustChangePassword: false }, { passwordHash: 'x' }])('in nothing else: %j', async (body) => {
    const person = await office.person('support');
    expect(await change(person.staffId, body)).toMatchObject({ status: 400, body: { errorCode: 'SVB400' } });
  });

  it.each(['NOTHING', '00000000-0000-0000-0000-000000000000', 'x'.repeat(36)])('never where there is none: %s', async (id) => {
    expect(await change(id, { active: false })).toMatchObject({ status: 404, body: { errorCode: 'SVB404' } });
    expect(await office.send('POST', `/staff/${id}/password`, { as: admin })).toMatchObject({ status: 404, body: { errorCode: 'SVB404' } });
  });
});

describe('the last administrator', () => {
  it.each([{ active: false }, { role: 'auditor' }, { role: 'auditor', active: true }])('stays one: %j', async (body) => {
    const only = await soleAdmin();
    const answer = await change(only.staffId, body, only);
    expect([answer.status, answer.body]).toMatchObject([409, { errorCode: 'SVB409', details: [{ field: 'role', reason: 'last-admin' }] }]);
    expect(await change(only.staffId, { name: 'Novo Nome', role: 'admin' }, only)).toMatchObject({ status: 200 });
  });

  it('is also the one of two who demote each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await soleAdmin();
      const two = await office.person('admin');
      const answers = await Promise.all([change(two.staffId, { role: 'auditor' }, one), change(one.staffId, { role: 'auditor' }, two)]);
      const admins = await office.services().db.$count(staff, and(eq(staff.role, 'admin'), eq(staff.active, true)));
      expect(admins).toBe(1);
      // The slower one has either lost the role already or is the last to have it.
      expect([403, 409]).toContain(Math.max(...answers.map(({ status }) => status)));
    }
    await soleAdmin();
  });

  async function soleAdmin(): Promise<Person> {
    await office.services().db.update(staff).set({ active: false }).where(eq(staff.role, 'admin'));
    admin = await office.person('admin');
    return admin;
  }
});

describe('a password', () => {
  const next = 'uma senha bem nova';
  const changeOwn = (as: Person, body: unknown) => office.send('POST', '/password', { as, body });

  it('is reset by an administrator: a new one to use once, and everywhere signed out', async () => {
    const person = await office.person('support');
    const { body } = await office.send('POST', `/staff/${person.staffId}/password`, { as: admin });
    expect(body).toEqual({ oneTimePassword: expect.stringMatching(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/) });
    expect(await mayStill(person)).toBe(false);
    expect(await lastEntry()).toMatchObject({ action: 'staff.password-reset', object: person.staffId, facts: {} });
    const back = { ...person, ...(await office.session(person.staffId)) };
    expect((await office.send('GET', '/sessions', { as: back })).status).toBe(403);
    expect((await changeOwn(back, { current: body.oneTimePassword, next })).status).toBe(200);
    expect(await mayStill(back)).toBe(true);
  });

  it("of one's own ends the other sessions and keeps this one", async () => {
    const person = await office.person('support');
    const other = { ...person, ...(await office.session(person.staffId)) };
    expect(await changeOwn(person, { current: password, next })).toMatchObject({ status: 200, body: null });
    expect([await mayStill(person), await mayStill(other)]).toEqual([true, false]);
    expect(await lastEntry()).toMatchObject({ action: 'staff.password-changed', result: 'done', facts: {} });
  });

  it.each([
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
      { field: 'next', reason: 'too_small' },
    ],
    [
      { current: password, next: 'x'.repeat(129) },
      { field: 'next', reason: 'too_big' },
    ],
  ])('is not changed by %j', async (body, detail) => {
    const person = await office.person('support');
    const answer = await changeOwn(person, body);
    expect([answer.status, answer.body.details]).toEqual([400, [detail]]);
    if (detail.field === 'current') expect(await lastEntry()).toMatchObject({ action: 'staff.password-changed', result: 'refused' });
    expect((await changeOwn(person, { current: password, next })).status).toBe(200);
  });
});
