import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { findPasswordLink } from '@/lib/server/staff/password-links';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { readCommand } from './read-command';
import { runCommand } from './run-command';

const office = officeForTests();
const appUrl = 'https://balcao.example';
let admin: Person;
let person: Person;

beforeEach(async () => {
  [admin, person] = [await office.person('admin'), await office.person('support')];
});

async function run(...args: string[]) {
  const command = readCommand(args);
  if (!command) return null;
  return runCommand(office.services().db, command, { appUrl, now: office.clock.now });
}

const rowOf = async (email: string) => (await office.services().db.select().from(staff).where(eq(staff.email, email)))[0];
const mayStill = async (who: Person) => (await office.send('GET', '/sessions', { as: who })).status === 200;
const lastEntry = async () => (await office.audited()).at(-1);
const tokenIn = (words = '') => /^https:\/\/balcao\.example\/welcome#([\w-]{43})$/m.exec(words)?.[1] ?? '';

test('add creates a first person without an approval and without a password, with a link', async () => {
  const added = await run('add', '--name', 'Lia Prado', '--email', 'Lia@loja.example', '--role', 'admin');
  expect(added?.done).toBe(true);
  expect(await rowOf('lia@loja.example')).toMatchObject({ active: true, role: 'admin', passwordHash: null });
  expect(await findPasswordLink(office.services().db, tokenIn(added?.words), office.clock.now)).toMatchObject({
    email: 'lia@loja.example',
  });
  expect(await lastEntry()).toMatchObject({ actorId: null, action: 'staff.created', facts: { role: 'admin', by: 'command' } });
  expect(await run('add', '--name', 'Lia Prado', '--email', 'lia@loja.example', '--role', 'admin')).toMatchObject({ done: false });
});

test('approve acts as second party where there is only one administrator', async () => {
  await office.send('PATCH', `/staff/${person.staffId}`, { as: admin, body: { role: 'finance' } });
  expect(await run('approve', '--email', person.email)).toEqual({ done: true, words: 'Approved.' });
  expect([(await rowOf(person.email))?.role, await mayStill(person)]).toEqual(['finance', false]);
  const facts = { role: 'support > finance', asker: admin.staffId, by: 'command' };
  expect(await lastEntry()).toMatchObject({ actorId: null, action: 'staff.change-approved', object: person.staffId, facts });
  expect(await run('approve', '--email', person.email)).toMatchObject({ done: false });
});

test('approve of a new person prints their link', async () => {
  await office.send('POST', '/staff', { as: admin, body: { name: 'Noa Reis', email: 'noa@loja.example', role: 'finance' } });
  const approved = await run('approve', '--email', 'noa@loja.example');
  expect(await findPasswordLink(office.services().db, tokenIn(approved?.words), office.clock.now)).not.toBeNull();
});

test('role changes a role, ends the sessions and cancels pending changes', async () => {
  await office.send('PATCH', `/staff/${person.staffId}`, { as: admin, body: { role: 'finance' } });
  expect(await run('role', '--email', person.email, '--role', 'auditor')).toMatchObject({ done: true });
  expect([(await rowOf(person.email))?.role, await mayStill(person)]).toEqual(['auditor', false]);
  expect(await run('approve', '--email', person.email)).toMatchObject({ done: false });
});

test('link ends the password and sessions of an active person, and of nobody else', async () => {
  const made = await run('link', '--email', person.email);
  expect(await findPasswordLink(office.services().db, tokenIn(made?.words), office.clock.now)).not.toBeNull();
  expect([(await rowOf(person.email))?.passwordHash, await mayStill(person)]).toEqual([null, false]);
  expect(await run('deactivate', '--email', person.email)).toMatchObject({ done: true });
  expect(await findPasswordLink(office.services().db, tokenIn(made?.words), office.clock.now)).toBeNull();
  expect(await run('link', '--email', person.email)).toMatchObject({ done: false });
});

test('a role is given by its id or, where administrators made it, by its name, and never an archived one', async () => {
  const role = await office.role('Caixa da noite', ['charges:read']);
  expect(await run('role', '--email', person.email, '--role', 'owner')).toMatchObject({ done: false });
  expect(await run('role', '--email', person.email, '--role', ' caixa da NOITE ')).toMatchObject({ done: true });
  expect((await rowOf(person.email))?.role).toBe(role);
  expect((await office.audited()).at(-1)).toMatchObject({ action: 'staff.changed', facts: { role: 'support > Caixa da noite' } });
  await office.services().db.update(customRoles).set({ archivedAt: new Date() });
  expect(await run('add', '--name', 'Lia Prado', '--email', 'lia2@loja.example', '--role', role)).toMatchObject({ done: false });
});

describe('invalid arguments do nothing', () => {
  test.each([
    [[]],
    [['add', '--name', 'Lia Prado', '--email', 'lia@loja.example']],
    [['add', '--name', 'Lia Prado', '--email', 'lia', '--role', 'admin']],
    [['approve']],
    [['approve', '--email', 'lia@loja.example', '--role', 'admin']],
    [['remove', '--email', 'lia@loja.example']],
    [['link', 'lia@loja.example']],
    [['link', '--email', 'lia@loja.example', '--unknown', 'x']],
  ])('%j', async (args) => {
    expect(await run(...args)).toBeNull();
  });
});
