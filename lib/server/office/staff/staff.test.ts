import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { staff } from '@/lib/server/database/schema/schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

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

describe('adding a person', () => {
  test('creates them inactive and without a password, until a second administrator approves', async () => {
    const { status, body, text } = await office.send('POST', '/staff', {
      as: admin,
      body: { name: ' Bia Prado ', email: 'Bia@Loja.example', role: 'support' },
    });
    const person = { name: 'Bia Prado', email: 'bia@loja.example', role: 'support', active: false, hasPassword: false, lastSignInAt: null };
    expect([status, body]).toMatchObject([200, { staff: person, pending: true, delivery: null }]);
    expect(text).not.toContain('welcome#');
    const entry = await lastEntry();
    expect(entry).toMatchObject({ actorId: admin.staffId, action: 'staff.created', object: body.staff.id, facts: { role: 'support' } });
    expect(JSON.stringify(entry)).not.toMatch(/bia|prado/i);
    const people = await office.send('GET', '/staff?limit=100', { as: auditor });
    expect(people.body.items).toContainEqual(body.staff);
    expect(people.text).not.toMatch(/hash|argon|token/i);
  });

  test('works once per e-mail', async () => {
    const body = { name: 'Ana Prado', email: 'ana@loja.example', role: 'support' };
    await office.send('POST', '/staff', { as: admin, body });
    const again = await office.send('POST', '/staff', { as: admin, body: { ...body, email: 'ANA@loja.example' } });
    expect([again.status, again.body]).toMatchObject([409, { errorCode: 'SVB409', details: [{ field: 'email', reason: 'taken' }] }]);
  });
});

describe('changing a person', () => {
  test('applies a name at once, and audits it without the name', async () => {
    const person = await office.person('support');
    const { body } = await change(person.staffId, { name: 'Outro Nome' });
    expect(body).toMatchObject({ staff: { id: person.staffId, name: 'Outro Nome', role: 'support', active: true }, pending: false });
    const facts = { role: 'support > support', active: 'true > true', renamed: 'true' };
    expect(await lastEntry()).toMatchObject({ action: 'staff.changed', object: person.staffId, facts });
    expect(await mayStill(person)).toBe(true);
  });

  test('by deactivating ends all their sessions, and reactivating needs an approval', async () => {
    const person = await office.person('support');
    expect((await change(person.staffId, { active: false })).body).toMatchObject({ pending: false, staff: { active: false } });
    expect(await mayStill(person)).toBe(false);
    expect((await change(person.staffId, { active: true })).body).toMatchObject({ pending: true, staff: { active: false } });
    expect(await mayStill(person)).toBe(false);
  });

  test.each([{}, { email: 'x@loja.example' }, { hasPassword: false }, { passwordHash: 'x' }, { name: 'Ana\r\nBcc: x@evil.example' }])(
    'refuses everything else: %j',
    async (body) => {
      const person = await office.person('support');
      expect(await change(person.staffId, body)).toMatchObject({ status: 400, body: { errorCode: 'SVB400' } });
    },
  );

  test.each(['NOTHING', '00000000-0000-0000-0000-000000000000', 'x'.repeat(36)])('refuses a person that does not exist: %s', async (id) => {
    expect(await change(id, { active: false })).toMatchObject({ status: 404, body: { errorCode: 'SVB404' } });
    expect(await office.send('POST', `/staff/${id}/password`, { as: admin })).toMatchObject({ status: 404, body: { errorCode: 'SVB404' } });
  });
});

describe('the last administrator', () => {
  test('stays active', async () => {
    const only = await soleAdmin();
    const answer = await change(only.staffId, { active: false }, only);
    expect([answer.status, answer.body]).toMatchObject([409, { errorCode: 'SVB409', details: [{ field: 'role', reason: 'last-admin' }] }]);
    expect(await change(only.staffId, { name: 'Novo Nome', role: 'admin' }, only)).toMatchObject({ status: 200 });
  });

  test('stays active when two deactivate each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await soleAdmin();
      const two = await office.person('admin');
      const answers = await Promise.all([change(two.staffId, { active: false }, one), change(one.staffId, { active: false }, two)]);
      const admins = await office.services().db.$count(staff, and(eq(staff.role, 'admin'), eq(staff.active, true)));
      expect(admins).toBe(1);
      // The slower one is signed out already, or the last.
      expect([401, 409]).toContain(Math.max(...answers.map(({ status }) => status)));
    }
    await soleAdmin();
  });

  async function soleAdmin(): Promise<Person> {
    await office.services().db.update(staff).set({ active: false }).where(eq(staff.role, 'admin'));
    admin = await office.person('admin');
    return admin;
  }
});
