import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signIn } from '@/lib/server/auth/sign-in';
import { staff } from '@/lib/server/database/schema/schema';
import { officeForTests, password } from '@/lib/server/testing/office-for-tests';
import { isOwnPassword } from './try-password';

const office = officeForTests();
const address = '203.0.113.7';

async function ownPassword() {
  const person = await office.person('finance');
  const [row] = await office.services().db.select().from(staff).where(eq(staff.id, person.staffId));
  const given = { staffId: person.staffId, email: person.email, passwordHash: row?.passwordHash ?? '', address };
  return { person, type: (typed: string) => isOwnPassword({ ...given, typed }, office.services()) };
}

test('a form that asks for the current password accepts three wrong ones, then says how long to wait', async () => {
  const { type } = await ownPassword();
  expect([await type('errada'), await type(password), await type('errada'), await type('errada')]).toEqual([false, true, false, false]);
  expect(await type('errada')).toBe(false);
  await expect(type(password)).rejects.toMatchObject({ problem: { statusCode: 429, errorCode: 'SVB429', retryAfterSeconds: 2 } });
});

test('wrong passwords of a form and of the sign-in count together', async () => {
  const { person, type } = await ownPassword();
  const enter = (typed: string) =>
    signIn({ email: person.email, password: typed }, { address, browser: null, cookies: null }, office.services());
  await enter('errada');
  await enter('errada');
  await type('errada');
  expect(await enter(password)).toEqual({ kind: 'wait', seconds: 2 });
  await expect(type(password)).rejects.toMatchObject({ problem: { errorCode: 'SVB429' } });
});

test('the form that changes a password answers 429 with Retry-After after three wrong ones, and the session stays', async () => {
  const { person } = await ownPassword();
  const change = (current: string) => office.send('POST', '/password', { as: person, body: { current, next: 'uma frase bem comprida' } });
  for (let tries = 0; tries < 3; tries += 1) expect((await change('errada')).status).toBe(400);
  const answer = await change(password);
  expect([answer.status, answer.body.errorCode, answer.headers.get('retry-after')]).toEqual([429, 'SVB429', '2']);
  expect((await office.send('GET', '/sessions', { as: person })).status).toBe(200);
});
