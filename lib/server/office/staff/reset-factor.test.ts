import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staffMails } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { passkeys } from '@/lib/server/database/schema/second-factor-schema';
import { stageAfterPassword } from '@/lib/server/second-factor/stage';
import { secondFactorForTests } from '@/lib/server/second-factor/testing/second-factor-for-tests';
import { runCommand } from '@/lib/server/staff/cli/run-command';
import type { Person } from '@/lib/server/testing/office-for-tests';

const { office, post, enrolPasskey, enrolTimeCode } = secondFactorForTests({
  SECOND_FACTOR: 'finance',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'avisos@loja.example',
});

const keysOf = (person: Person) => office.services().db.$count(passkeys, eq(passkeys.staffId, person.staffId));
const reset = (as: Person, person: Person) => post(as, `/staff/${person.staffId}/second-factor/reset`);
/** Whom a mail of a kind goes to. */
async function mailedTo(kind: string): Promise<string[]> {
  const rows = await office.services().db.select({ id: staffMails.staffId }).from(staffMails).where(eq(staffMails.kind, kind));
  return rows.map(({ id }) => id).sort();
}
async function changeOf(as: Person, person: Person): Promise<string> {
  const { body } = await office.send('GET', '/staff-changes', { as });
  return body.items.find(({ person: { email } }: { person: { email: string } }) => email === person.email)?.id;
}

test('a lost factor is reset by two administrators, never by one; its owner is told, and must enrol another at once', async () => {
  const [asker, approver, person] = [await office.person('admin'), await office.person('admin'), await office.person('finance')];
  await enrolPasskey(person);
  expect((await reset(asker, person)).status).toBe(200);
  expect(await keysOf(person)).toBe(1);
  const change = await changeOf(asker, person);
  expect((await post(asker, `/staff-changes/${change}/approval`)).body.errorCode).toBe('SVB443');
  expect((await post(approver, `/staff-changes/${change}/approval`)).status).toBe(200);
  expect(await keysOf(person)).toBe(0);
  expect((await office.send('GET', '/sessions', { as: person })).status).toBe(401);

  const again = { ...person, ...(await office.session(person.staffId)) };
  const { body } = await office.send('GET', '/security-alerts', { as: again });
  expect(body.items.map(({ kind }: { kind: string }) => kind)).toContain('factor-reset');
  const [row] = await office.services().db.select().from(staff).where(eq(staff.id, person.staffId));
  expect(await stageAfterPassword({ id: person.staffId, role: 'finance' }, office.services())).toBe('enrolment');
  expect(row?.factorDueAt).toEqual(office.clock.now);
  expect((await office.outcomes()).findLast(({ action }) => action === 'staff.change-approved')).toMatchObject({
    facts: { change: 'factor' },
  });
});

test('a reset is mailed to its owner and to the administrators, when it is asked for and when it is done', async () => {
  const { db } = office.services();
  await db.delete(staffMails);
  await db.update(staff).set({ active: false });
  const [asker, approver, third] = [await office.person('admin'), await office.person('admin'), await office.person('admin')];
  const [person] = [await office.person('finance'), await office.person('finance')];
  await enrolTimeCode(person);
  await reset(asker, person);
  expect(await mailedTo('factor-reset-asked')).toEqual([person, approver, third].map(({ staffId }) => staffId).sort());
  await post(approver, `/staff-changes/${await changeOf(asker, person)}/approval`);
  expect(await mailedTo('factor-reset')).toEqual([person, asker, approver, third].map(({ staffId }) => staffId).sort());
});

test('nobody resets their own factor, nor one that a colleague does not have', async () => {
  const [admin, person] = [await office.person('admin'), await office.person('support')];
  expect((await reset(admin, admin)).body.errorCode).toBe('SVB443');
  expect((await reset(admin, person)).body.errorCode).toBe('SVB410');
});

test('the last administrator is let in again by the command on the server', async () => {
  const { db, now, environment } = office.services();
  await db.update(staff).set({ active: false });
  const admin = await office.person('admin');
  await enrolTimeCode(admin);
  const byDefault = { ...office.services(), environment: { ...environment, secondFactor: null } };
  const stage = () => stageAfterPassword({ id: admin.staffId, role: 'admin' }, byDefault);
  expect(await stage()).toBe('second-factor');
  const outcome = await runCommand(db, { action: 'reset-factor', email: admin.email }, { appUrl: 'http://localhost:3000', now: now() });
  expect(outcome.done).toBe(true);
  expect((await office.send('GET', '/sessions', { as: admin })).status).toBe(401);
  expect(await stage()).toBe('enrolment');
  expect((await office.outcomes()).at(-1)).toMatchObject({
    action: 'second-factor.reset',
    object: admin.staffId,
    facts: { by: 'command' },
  });
});
