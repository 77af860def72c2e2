import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { staff } from '@/lib/server/database/schema/schema';
import { passwordFailures } from '@/lib/server/database/schema/throttle-schema';
import { softwareAuthenticator } from '@/lib/server/second-factor/testing/authenticator';
import { secondFactorForTests } from '@/lib/server/second-factor/testing/second-factor-for-tests';
import { sessionCookieName } from '@/lib/server/sessions/session-cookie';
import { appUrl, type Person, password } from '@/lib/server/testing/office-for-tests';
import { secondFactorResponse } from './second-factor-response';
import { signIn } from './sign-in';

const { office, post, codeOf, enrolPasskey, enrolTimeCode } = secondFactorForTests({ SECOND_FACTOR: 'finance' });
const dayMs = 86_400_000;
const start = new Date('2026-11-27T15:00:00.000Z');

beforeEach(async () => {
  office.clock.now = start;
  await office.services().db.delete(passwordFailures);
});

/** Signs in with the password and returns the session as its browser holds it. */
async function byPassword(person: Person): Promise<Person> {
  const from = { address: null, browser: 'Teste', cookies: null };
  const outcome = await signIn({ email: person.email, password }, from, office.services());
  if (outcome.kind !== 'signed-in') throw new Error(outcome.kind);
  return withToken(person, outcome.token);
}

const withToken = (person: Person, token: string): Person => ({ ...person, token, cookie: `${sessionCookieName(appUrl)}=${token}` });

/** One step of a sign-in, as our page sends it. */
async function step(name: string, as: Person | null, body: unknown = {}, headers: Record<string, string> = {}) {
  const all = { origin: appUrl, 'sec-fetch-site': 'same-origin', 'x-balcao': '1', 'content-type': 'application/json', ...headers };
  const request = new Request(`${appUrl}/api/second-factor/${name}`, {
    method: 'POST',
    headers: as ? { ...all, cookie: as.cookie } : all,
    body: JSON.stringify(body),
  });
  const answer = await secondFactorResponse(request, name, office.services()).catch((error) => error.problem);
  if (!(answer instanceof Response)) return { status: answer.statusCode, code: answer.errorCode, token: null, body: null };
  const [, token = null] = /balcao-session=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
  return { status: answer.status, code: null, token, body: await answer.json() };
}

const reads = async (as: Person) => (await office.send('GET', '/sessions', { as })).status;

describe('after the password of somebody with a second factor', () => {
  test('nothing is open: every call of every kind is refused', async () => {
    const person = await office.person('finance');
    await enrolPasskey(person);
    const session = await byPassword(person);
    const id = '00000000-0000-4000-8000-000000000000';
    for (const name of endpointNames.filter((one) => endpointNamed(one).reach === undefined)) {
      const { method, path, service } = endpointNamed(name);
      const at = service === 'office' ? 'office' : 'payments';
      const body = method === 'GET' ? undefined : '{}';
      const answer = await office.send(method, path.replace(/\{\w+\}/g, id), { at, as: session, body });
      expect([answer.status, answer.body?.errorCode], name).toEqual([403, 'SVB462']);
    }
    expect((await office.audited()).at(-1)).toMatchObject({ action: 'session.started', result: 'asked' });
  });

  test('a passkey opens the session under a new token, and the one before is worth nothing', async () => {
    const person = await office.person('finance');
    const { key } = await enrolPasskey(person);
    const session = await byPassword(person);
    const { body } = await step('options', session);
    const assertion = key.get(body.options, { origin: appUrl });
    const answers = await Promise.all(Array.from({ length: 10 }, () => step('proof', session, { id: body.id, assertion })));
    const [{ token } = { token: null }] = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await reads(withToken(person, token ?? ''))).toBe(200);
    expect(await reads(session)).toBe(401);
    expect((await office.outcomes()).findLast(({ action }) => action === 'session.started')).toMatchObject({ facts: { proof: 'passkey' } });
  });

  test('a time code opens it once, and so does a recovery code, whatever else somebody has', async () => {
    const person = await office.person('support');
    const { secret, recoveryCodes } = await enrolTimeCode(person);
    office.clock.now = new Date(start.getTime() + 60_000);
    const [first, second, third, fourth] = [
      await byPassword(person),
      await byPassword(person),
      await byPassword(person),
      await byPassword(person),
    ];
    expect((await step('proof', first, { timeCode: codeOf(secret) })).status).toBe(200);
    expect((await step('proof', second, { timeCode: codeOf(secret) })).code).toBe('SVB461');
    expect((await step('proof', third, { recoveryCode: recoveryCodes?.[3] })).status).toBe(200);
    expect((await step('proof', fourth, { recoveryCode: recoveryCodes?.[3] })).code).toBe('SVB461');
  });

  test('a proof of another session is none, and the step ends after a quarter of an hour', async () => {
    const person = await office.person('support');
    const { key } = await enrolPasskey(person);
    const [one, two] = [await byPassword(person), await byPassword(person)];
    const { body } = await step('options', one);
    const assertion = key.get(body.options, { origin: appUrl });
    expect((await step('proof', two, { id: body.id, assertion })).code).toBe('SVB461');
    office.clock.now = new Date(start.getTime() + 15 * 60_000);
    expect((await step('options', one)).code).toBe('SVB401');
  });

  test('no other site takes the step', async () => {
    const person = await office.person('support');
    await enrolPasskey(person);
    expect((await step('options', await byPassword(person), {}, { origin: 'https://evil.example' })).code).toBe('SVB430');
  });
});

describe('somebody whose role must have a second factor', () => {
  test('is led to enrolling one, may put it off for seven days, and then not', async () => {
    const person = await office.person('finance');
    const first = await byPassword(person);
    expect(await reads(first)).toBe(403);
    const later = await step('later', first);
    expect(await reads(withToken(person, later.token ?? ''))).toBe(200);
    office.clock.now = new Date(start.getTime() + 7 * dayMs);
    const second = await byPassword(person);
    expect((await step('later', second)).code).toBe('SVB461');
    expect(await reads(second)).toBe(403);
  });

  test('enrols with the password once more, which whoever stole the cookie does not have, and works on with a whole session', async () => {
    const person = await office.person('finance');
    const session = await byPassword(person);
    expect((await office.send('GET', '/second-factor', { as: session })).body).toMatchObject({ asksPassword: true, asksSso: false });
    for (const path of ['/second-factor/passkeys/options', '/second-factor/time-code'])
      expect((await post(session, path, {})).body).toMatchObject({
        errorCode: 'SVB400',
        details: [{ field: 'password', reason: 'wrong' }],
      });
    const { body } = await post(session, '/second-factor/passkeys/options', { password });
    const passkey = softwareAuthenticator().create(body.options, { origin: appUrl });
    const added = await post(session, '/second-factor/passkeys', { id: body.id, name: 'Notebook', passkey });
    expect(added.body.recoveryCodes).toHaveLength(10);
    const [, token = ''] = /balcao-session=([^;]*)/.exec(added.headers.get('set-cookie') ?? '') ?? [];
    expect([await reads(withToken(person, token)), await reads(session)]).toEqual([200, 401]);
    const [row] = await office.services().db.select().from(staff).where(eq(staff.id, person.staffId));
    expect(row?.factorDueAt).toBeNull();
  });

  test('is not asked where the role needs none', async () => {
    const person = await office.person('support');
    expect(await reads(await byPassword(person))).toBe(200);
  });
});

describe('a sign-in by passkey alone', () => {
  const signed = async (key: ReturnType<typeof softwareAuthenticator>, how = {}) => {
    const { body } = await step('passkey-options', null);
    expect(body.options.allowCredentials).toEqual([]);
    return key.get(body.options, { origin: appUrl, ...how });
  };

  test('starts a whole session, once for each answer', async () => {
    const person = await office.person('finance');
    const { key } = await enrolPasskey(person);
    const assertion = await signed(key);
    const answers = await Promise.all(Array.from({ length: 10 }, () => step('passkey', null, { assertion })));
    const right = answers.filter(({ status }) => status === 200);
    expect(right).toHaveLength(1);
    expect(await reads(withToken(person, right[0]?.token ?? ''))).toBe(200);
  });

  test('is refused without its user, of an unknown key, too late, for a challenge that is not ours, and of who has left', async () => {
    const person = await office.person('finance');
    const { key } = await enrolPasskey(person);
    const codeFor = async (assertion: object) => (await step('passkey', null, { assertion })).code;
    const foreign = key.get(
      { challenge: 'A'.repeat(51), rpId: 'localhost', timeout: 1, userVerification: 'required', allowCredentials: [] },
      { origin: appUrl },
    );
    expect(await codeFor(await signed(key, { isVerified: false }))).toBe('SVB461');
    expect(await codeFor(await signed(softwareAuthenticator()))).toBe('SVB461');
    expect(await codeFor(foreign)).toBe('SVB461');
    const late = await signed(key);
    office.clock.now = new Date(start.getTime() + 120_000);
    expect(await codeFor(late)).toBe('SVB461');
    await office.services().db.update(staff).set({ active: false }).where(eq(staff.id, person.staffId));
    expect(await codeFor(await signed(key))).toBe('SVB461');
  });
});
