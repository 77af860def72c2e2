import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staff } from '@/lib/server/database/schema';
import { passkeys } from '@/lib/server/database/second-factor-schema';
import { stageAfterPassword } from '@/lib/server/second-factor/stage';
import { secondFactorForTests } from '@/lib/server/second-factor/testing/second-factor-for-tests';
import { runCommand } from '@/lib/server/staff/cli/run-command';
import type { Person } from '@/lib/server/testing/office-for-tests';

const { office, post, enrolPasskey, enrolTimeCode } = secondFactorForTests({ SECOND_FACTOR: 'finance' });

const keysOf = (person: Person) => office.services().db.$count(passkeys, eq(passkeys.staffId, person.staffId));
const reset = (as: Person, person: Person) => post(as, `/staff/${person.staffId}/second-factor/reset`);
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

test('nobody resets their own factor, nor one that a colleague does not have', async () => {
  const [admin, person] = [await office.person('admin'), await office.person('support')];
  expect((await reset(admin, admin)).body.errorCode).toBe('SVB443');
  expect((await reset(admin, person)).body.errorCode).toBe('SVB410');
});

test('the last administrator is let in again by the command on the server', async () => {
  const admin = await office.person('admin');
  await enrolTimeCode(admin);
  const { db, now } = office.services();
  const outcome = await runCommand(db, { action: 'reset-factor', email: admin.email }, { appUrl: 'http://localhost:3000', now: now() });
  expect(outcome.done).toBe(true);
  expect(await stageAfterPassword({ id: admin.staffId, role: 'admin' }, office.services())).toBeNull();
  expect((await office.outcomes()).at(-1)).toMatchObject({
    action: 'second-factor.reset',
    object: admin.staffId,
    facts: { by: 'command' },
  });
});
