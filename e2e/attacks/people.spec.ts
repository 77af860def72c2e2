import { randomUUID } from 'node:crypto';
import { ownHeaders } from '@/e2e/support/person';
import { signInByRequest } from '@/e2e/support/sign-in';
import { appUrl } from '@/e2e/support/stack';
import { type Attack, codeOf, expect, failuresOf, test } from './attack-test';

const json = { 'content-type': 'application/json' };
const good = 'quatro palavras bem longas';

const send = (attack: Attack, method: string, path: string, body?: unknown) =>
  attack('admin', { method, path: `/api/office${path}`, ...(body !== undefined && { headers: json, body: JSON.stringify(body) }) });

const people = async (attack: Attack) => JSON.parse((await send(attack, 'GET', '/staff?limit=100')).text).items;

test('one administrator alone gets nobody in, gives nobody a role, and is shown no link', async ({ attack, addPerson }) => {
  const target = await addPerson('support');
  const all = await people(attack);
  const idOf = (email: string) => all.find((person: { email: string }) => person.email === email).id;
  const [theirs, own] = [idOf(target.email), idOf('admin@demo.example')];
  const sockPuppet = { name: 'Outra Pessoa', email: `outra-${randomUUID()}@demo.example`, role: 'admin' };
  const waiting = [await send(attack, 'POST', '/staff', sockPuppet), await send(attack, 'PATCH', `/staff/${theirs}`, { role: 'finance' })];
  for (const { status, text } of waiting) expect([status, JSON.parse(text).pending, text.includes('welcome')]).toEqual([200, true, false]);

  const changes = JSON.parse((await send(attack, 'GET', '/staff-changes')).text).items;
  const asked = changes.filter(({ person }: { person: { email: string } }) => [target.email, sockPuppet.email].includes(person.email));
  expect(asked).toHaveLength(2);
  for (const change of asked) {
    for (const act of ['approval', 'refusal'])
      expect(codeOf(await send(attack, 'POST', `/staff-changes/${change.id}/${act}`)), act).toBe('SVB443');
  }
  expect(codeOf(await send(attack, 'PATCH', `/staff/${own}`, { role: 'finance' }))).toBe('SVB443');
  expect(codeOf(await send(attack, 'POST', `/staff/${own}/password`))).toBe('SVB443');
  // A request of the same person is pending, so that one for a link is not even asked for.
  expect(codeOf(await send(attack, 'POST', `/staff/${theirs}/password`))).toBe('SVB442');

  const after = await people(attack);
  expect(after.find((person: { email: string }) => person.email === target.email).role).toBe('support');
  expect(after.find((person: { email: string }) => person.email === sockPuppet.email).active).toBe(false);
  for (const change of asked) await send(attack, 'POST', `/staff-changes/${change.id}/withdrawal`);
});

test('a link to choose a password is guessed by nobody, and used from our own page alone', async ({ attack }) => {
  const path = '/api/password-links';
  const body = JSON.stringify({ token: 'x'.repeat(43), password: good });
  const cases = [
    { headers: json, body, expected: 'SVB444' },
    { headers: { ...json, origin: 'https://evil.example' }, body, expected: 'SVB430' },
    { headers: { ...json, 'x-balcao': undefined }, body, expected: 'SVB430' },
    { headers: { 'content-type': 'text/plain' }, body, expected: 'SVB415' },
    { headers: json, body: JSON.stringify({ token: { $ne: '' }, password: good }), expected: 'SVB400' },
    { headers: json, body: JSON.stringify({ token: ['x'.repeat(43)], password: good }), expected: 'SVB400' },
    { headers: json, body: JSON.stringify({ token: 'x'.repeat(43), password: 'x'.repeat(70_000) }), expected: 'SVB413' },
  ];
  const failures = await failuresOf(cases, async ({ headers, body: given, expected }) => {
    const code = codeOf(await attack(null, { method: 'POST', path, headers, body: given }));
    return code === expected ? null : `${JSON.stringify(headers)} ${given.slice(0, 60)}: ${code}`;
  });
  expect(failures).toEqual([]);
});

test('a session token of before is worth nothing after signing in again and after a change of password', async ({
  playwright,
  addPerson,
}) => {
  const person = await addPerson('support');
  const browser = await playwright.request.newContext({ baseURL: appUrl, extraHTTPHeaders: ownHeaders });
  const token = async () => (await browser.storageState()).cookies.find(({ name }) => name.endsWith('balcao-session'));
  const statusWith = async (value: string | undefined) => {
    const stranger = await playwright.request.newContext({ baseURL: appUrl, extraHTTPHeaders: { cookie: `balcao-session=${value}` } });
    const status = (await stranger.get('/api/office/sessions')).status();
    await stranger.dispose();
    return status;
  };
  await signInByRequest(browser, person);
  const first = await token();
  expect(first).toMatchObject({ httpOnly: true, sameSite: 'Lax', expires: -1 });
  await signInByRequest(browser, person);
  const second = await token();
  expect([await statusWith(first?.value), await statusWith(second?.value)]).toEqual([401, 200]);

  const changed = await browser.post('/api/office/password', { data: { current: person.password, next: good } });
  expect(changed.status()).toBe(200);
  const third = await token();
  expect([await statusWith(second?.value), await statusWith(third?.value)]).toEqual([401, 200]);
  await browser.dispose();
});
