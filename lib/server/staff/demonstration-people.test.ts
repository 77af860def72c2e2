import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '@/lib/server/database/database';
import { audit, sessions, staff } from '@/lib/server/database/schema/schema';
import { hashPassword } from '@/lib/server/passwords/password';
import { startSession } from '@/lib/server/sessions/session';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { demoPassword } from '@/lib/settings/demonstration.mjs';
import { deactivateStaff } from './deactivate-staff';
import { refuseDemonstrationPeople } from './demonstration-people';

let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await testDatabase();
  opened = openDatabase(database.url);
});
afterAll(async () => {
  await opened.close();
  await database.close();
});
beforeEach(async () => {
  await opened.db.delete(sessions);
  await opened.db.delete(staff);
});

async function person(email: string, password: string): Promise<string> {
  const values = { name: 'Ana', email, role: 'admin' as const, passwordHash: await hashPassword(password) };
  const [row] = await opened.db.insert(staff).values(values).returning({ id: staff.id });
  return row?.id ?? '';
}

test('a start with the real account succeeds when nobody comes from the demonstration', async () => {
  await person('ana@loja.example', 'uma senha de verdade');
  await expect(refuseDemonstrationPeople(opened.db)).resolves.toBeUndefined();
});

test.each([
  ['an address of the demonstration', 'finance@demo.example', 'uma senha de verdade'],
  ['the password of the demonstration', 'ana@loja.example', demoPassword],
])('a start with the real account is refused while an active person has %s, and the command is named', async (_, email, password) => {
  await person(email, password);
  await expect(refuseDemonstrationPeople(opened.db)).rejects.toThrow(`npm run staff -- deactivate --email ${email}`);
});

test('after the command named by the refusal the start succeeds, the session is over and it is audited', async () => {
  const { db } = opened;
  const id = await person('finance@demo.example', demoPassword);
  const now = new Date();
  await startSession(db, { staffId: id, address: null, browser: null }, now);
  expect(await deactivateStaff(db, 'Finance@demo.example', now)).toBe(true);
  expect(await deactivateStaff(db, 'finance@demo.example', now)).toBe(false);
  await expect(refuseDemonstrationPeople(db)).resolves.toBeUndefined();
  expect(await db.select({ endedAt: sessions.endedAt }).from(sessions)).toEqual([{ endedAt: now }]);
  expect(await db.select({ facts: audit.facts }).from(audit).where(eq(audit.object, id))).toEqual([
    { facts: { active: 'true > false', by: 'command' } },
  ]);
});
