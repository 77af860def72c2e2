import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { passkeys, timeCodes } from '@/lib/server/database/schema/second-factor-schema';
import { passwordFailures } from '@/lib/server/database/schema/throttle-schema';
import { softwareAuthenticator } from '@/lib/server/second-factor/testing/authenticator';
import { secondFactorForTests } from '@/lib/server/second-factor/testing/second-factor-for-tests';
import { appUrl, type Person, password } from '@/lib/server/testing/office-for-tests';

const { office, post, challengeIn, assertionFor, prove, proved, enrolPasskey, enrolTimeCode, codeOf } = secondFactorForTests({
  SECOND_FACTOR: 'finance',
  // Own factors are proved whatever this says.
  STEP_UP_FROM: 'off',
});

beforeEach(async () => {
  office.clock.now = new Date(office.clock.now.getTime() + 60_000);
  await office.services().db.delete(passwordFailures);
});

const read = async (as: Person) => (await office.send('GET', '/second-factor', { as })).body;
const startPasskey = (as: Person, body = {}) => post(as, '/second-factor/passkeys/options', body);

describe('the first factor', () => {
  test.each(['/second-factor/passkeys/options', '/second-factor/time-code'])(
    'is not enrolled by a stolen session: %s asks for the password',
    async (path) => {
      const person = await office.person('support');
      for (const body of [{}, { password: 'errada' }]) {
        const answer = await post(person, path, body);
        expect([answer.status, answer.body.details]).toEqual([400, [{ field: 'password', reason: 'wrong' }]]);
      }
      expect((await post(person, path, { password })).status).toBe(200);
    },
  );

  test('is a passkey, with ten recovery codes, and its owner is told', async () => {
    const person = await office.person('support');
    const { recoveryCodes } = await enrolPasskey(person);
    expect(new Set(recoveryCodes)).toHaveLength(10);
    for (const code of recoveryCodes ?? []) expect(code).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/);
    const { passkeys: shown, recoveryCodesLeft, asksPassword } = await read(person);
    expect(shown).toEqual([expect.objectContaining({ name: 'Notebook', backedUp: false, lastUsedAt: null })]);
    expect([recoveryCodesLeft, asksPassword]).toEqual([10, false]);
    const alerts = await office.send('GET', '/security-alerts', { as: person });
    expect(alerts.body.items).toEqual([expect.objectContaining({ kind: 'passkey-added', mine: true })]);
    expect((await office.outcomes()).at(-1)).toMatchObject({
      action: 'second-factor.passkey-added',
      result: 'done',
      actorId: person.staffId,
    });
  });

  test('is no passkey that was made without verifying its user, at another site, or for another challenge', async () => {
    const person = await office.person('support');
    const key = softwareAuthenticator();
    const { body } = await startPasskey(person, { password });
    const other = await startPasskey(person, { password });
    for (const passkey of [
      key.create(body.options, { origin: appUrl, isVerified: false }),
      key.create(body.options, { origin: 'https://evil.example' }),
      key.create({ ...body.options, rp: { id: 'evil.example', name: 'x' } }, { origin: appUrl }),
      key.create(other.body.options, { origin: appUrl }),
    ]) {
      const answer = await post(person, '/second-factor/passkeys', { id: body.id, name: 'x', passkey });
      expect([answer.status, answer.body.errorCode]).toEqual([403, 'SVB461']);
    }
    expect((await read(person)).passkeys).toEqual([]);
  });

  test('is asked for with what an authenticator needs: discoverable, verified, here', async () => {
    const person = await office.person('support');
    const { body } = await startPasskey(person, { password });
    expect(body.options).toMatchObject({
      rp: { id: 'localhost', name: 'Balcão' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  test('is stored once, though its answer is sent twice', async () => {
    const person = await office.person('support');
    const { body } = await startPasskey(person, { password });
    const given = { id: body.id, name: 'x', passkey: softwareAuthenticator().create(body.options, { origin: appUrl }) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(person, '/second-factor/passkeys', given)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await office.services().db.$count(passkeys, eq(passkeys.staffId, person.staffId))).toBe(1);
  });
});

describe('another factor', () => {
  test('is not enrolled with the password, only with a proof of a present one', async () => {
    const person = await office.person('support');
    const { key } = await enrolPasskey(person);
    challengeIn(await post(person, '/second-factor/time-code', { password }));
    const answer = await proved('POST', '/second-factor/time-code', key, { as: person, body: {} });
    expect(answer.body.secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  test('is enrolled with a recovery code where the device is lost, and the owner is told', async () => {
    const person = await office.person('support');
    const { recoveryCodes } = await enrolPasskey(person);
    const id = challengeIn(await startPasskey(person, { password }));
    expect((await office.send('GET', `/proofs/${id}`, { as: person })).body.methods).toEqual(['passkey', 'recovery-code']);
    expect((await post(person, `/proofs/${id}`, { recoveryCode: recoveryCodes?.[0]?.toLowerCase().replaceAll('-', ' ') })).status).toBe(
      200,
    );
    await enrolPasskey(person, softwareAuthenticator(), { 'x-balcao-proof': id });
    expect((await read(person)).passkeys).toHaveLength(2);
    expect((await read(person)).recoveryCodesLeft).toBe(9);
    const alerts = await office.send('GET', '/security-alerts', { as: person });
    expect(alerts.body.items.map(({ kind }: { kind: string }) => kind)).toContain('recovery-code-used');
  });

  test('replaces recovery codes: the earlier ones are worth nothing', async () => {
    const person = await office.person('support');
    const { key, recoveryCodes } = await enrolPasskey(person);
    const renewed = await proved('POST', '/second-factor/recovery-codes', key, { as: person });
    expect(renewed.body.codes).toHaveLength(10);
    const id = challengeIn(await startPasskey(person));
    expect((await post(person, `/proofs/${id}`, { recoveryCode: recoveryCodes?.[0] })).status).toBe(403);
    expect((await post(person, `/proofs/${id}`, { recoveryCode: renewed.body.codes[0] })).status).toBe(200);
  });
});

test('a recovery code is used once, though it is sent to twenty challenges at once', async () => {
  const person = await office.person('support');
  const { recoveryCodes } = await enrolTimeCode(person);
  const ids = await Promise.all(Array.from({ length: 20 }, async () => challengeIn(await startPasskey(person))));
  const answers = await Promise.all(ids.map((id) => post(person, `/proofs/${id}`, { recoveryCode: recoveryCodes?.[0] })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

describe('a time code', () => {
  test('is used once: the same one is refused, and so is one that was shown before it', async () => {
    const person = await office.person('support');
    const { secret } = await enrolTimeCode(person);
    office.clock.now = new Date(office.clock.now.getTime() + 60_000);
    const [first, second, third] = await Promise.all([1, 2, 3].map(async () => challengeIn(await startPasskey(person))));
    expect((await post(person, `/proofs/${first}`, { timeCode: codeOf(secret) })).status).toBe(200);
    expect((await post(person, `/proofs/${second}`, { timeCode: codeOf(secret) })).status).toBe(403);
    expect((await post(person, `/proofs/${third}`, { timeCode: codeOf(secret, -30) })).status).toBe(403);
  });

  test('that confirmed the app counts as used', async () => {
    const person = await office.person('support');
    const { secret } = await enrolTimeCode(person);
    const id = challengeIn(await startPasskey(person));
    expect((await post(person, `/proofs/${id}`, { timeCode: codeOf(secret) })).status).toBe(403);
  });

  test('is guessed by nobody: after three wrong ones the account waits', async () => {
    const person = await office.person('support');
    await enrolTimeCode(person);
    const id = challengeIn(await startPasskey(person));
    const answers = [];
    for (let tries = 0; tries < 4; tries += 1) answers.push(await post(person, `/proofs/${id}`, { timeCode: '000000' }));
    expect(answers.map(({ body }) => body.errorCode)).toEqual(['SVB461', 'SVB461', 'SVB461', 'SVB429']);
  });

  test('has a secret that the database alone does not tell', async () => {
    const person = await office.person('support');
    const { secret } = await enrolTimeCode(person);
    const [row] = await office.services().db.select().from(timeCodes).where(eq(timeCodes.staffId, person.staffId));
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});

describe('removing', () => {
  test('the last factor is refused where the role requires one, and two at once leave one', async () => {
    const person = await office.person('finance');
    const { key } = await enrolPasskey(person);
    const [{ id }] = (await read(person)).passkeys;
    const refused = await proved('DELETE', `/second-factor/passkeys/${id}`, key, { as: person });
    expect([refused.status, refused.body.errorCode]).toEqual([409, 'SVB463']);

    const code = await proved('POST', '/second-factor/time-code', key, { as: person, body: {} });
    await post(person, '/second-factor/time-code/confirmation', { code: codeOf(code.body.secret) });
    const paths = [`/second-factor/passkeys/${id}`, '/second-factor/time-code'];
    const ready: [string, string][] = [];
    for (const path of paths) {
      const challenge = challengeIn(await office.send('DELETE', path, { as: person }));
      await prove(person, challenge, await assertionFor(person, challenge, key));
      ready.push([path, challenge]);
    }
    const removals = await Promise.all(
      ready.map(([path, proof]) => office.send('DELETE', path, { as: person, headers: { 'x-balcao-proof': proof } })),
    );
    expect(removals.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the last factor of a role that needs none ends its recovery codes as well', async () => {
    const person = await office.person('support');
    const { key } = await enrolPasskey(person);
    const [{ id }] = (await read(person)).passkeys;
    expect((await proved('DELETE', `/second-factor/passkeys/${id}`, key, { as: person })).status).toBe(200);
    expect(await read(person)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0, asksPassword: true });
  });

  test("somebody else's passkey is not found", async () => {
    const [person, other] = [await office.person('support'), await office.person('support')];
    await enrolPasskey(other);
    const [{ id }] = (await read(other)).passkeys;
    expect((await office.send('DELETE', `/second-factor/passkeys/${id}`, { as: person })).status).toBe(404);
    expect((await office.send('PATCH', `/second-factor/passkeys/${id}`, { as: person, body: { name: 'x' } })).status).toBe(404);
  });
});

test('an answer of a passkey that does not count is taken once, though it is sent twenty times at once', async () => {
  const person = await office.person('support');
  const { key } = await enrolPasskey(person);
  const id = challengeIn(await startPasskey(person));
  const answer = await assertionFor(person, id, key, { counter: 0 });
  const given = await Promise.all(Array.from({ length: 20 }, () => prove(person, id, answer)));
  expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await prove(person, id, answer)).status).not.toBe(200);
});

test('an answer whose counter went back is refused, and 0 is normal', async () => {
  const person = await office.person('support');
  const { key } = await enrolPasskey(person);
  const answer = async (counter: number) => {
    const id = challengeIn(await startPasskey(person));
    return (await prove(person, id, await assertionFor(person, id, key, { counter }))).status;
  };
  expect([await answer(0), await answer(0), await answer(5), await answer(5), await answer(4), await answer(0), await answer(6)]).toEqual([
    200, 200, 200, 403, 403, 403, 200,
  ]);
});
