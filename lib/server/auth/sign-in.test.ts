import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessions, staff } from '@/lib/server/database/schema/schema';
import { passwordFailures, refusalCounts, securityAlerts } from '@/lib/server/database/schema/throttle-schema';
import { hashPassword } from '@/lib/server/passwords/password';
import { officeForTests, password } from '@/lib/server/testing/office-for-tests';
import { type SignIn, signIn } from './sign-in';

const office = officeForTests();
const start = new Date('2026-11-27T15:00:00.000Z');

beforeEach(async () => {
  office.clock.now = start;
  await office.services().db.delete(passwordFailures);
  await office.services().db.delete(refusalCounts);
});

const attempt = (email: string, typed = 'errada', address: string | null = null, cookies: string | null = null) =>
  signIn({ email, password: typed }, { address, browser: null, cookies }, office.services());
const cookieOf = (outcome: SignIn) => (outcome.kind === 'signed-in' ? (outcome.deviceCookie.split(';')[0] ?? '') : '');
const later = (seconds: number) => {
  office.clock.now = new Date(office.clock.now.getTime() + seconds * 1000);
};
const name = () => `${randomUUID()}@loja.example`;

test('a name, whatever its case and spaces, and its password start a session, audited without the name', async () => {
  const person = await office.person('finance');
  const outcome = await attempt(` ${person.email.toUpperCase()} `, password, '203.0.113.7');
  expect(outcome).toMatchObject({ kind: 'signed-in', staffId: person.staffId, token: expect.stringMatching(/^[\w-]{43}$/) });
  const rows = await office.services().db.select().from(sessions).where(eq(sessions.staffId, person.staffId));
  expect(rows.at(-1)).toMatchObject({ address: '203.0.113.7', createdAt: start, lastSeenAt: start, endedAt: null });
  const [row] = await office.services().db.select().from(staff).where(eq(staff.id, person.staffId));
  expect(row?.lastSignInAt).toEqual(start);
  const entry = (await office.audited()).at(-1);
  expect(entry).toMatchObject({ actorId: person.staffId, action: 'session.started', result: 'done', address: '203.0.113.7' });
  expect(entry?.facts).toEqual({ device: 'new' });
});

describe('unknown, inactive, wrong and not yet chosen get one answer', () => {
  test.each(['unknown', 'inactive', 'wrong', 'without a password'] as const)('%s', async (kind) => {
    const change = { active: kind !== 'inactive', ...(kind === 'without a password' && { passwordHash: null }) };
    const person = kind === 'unknown' ? null : await office.person('finance', change);
    const email = person?.email ?? name();
    expect(await attempt(email, kind === 'inactive' ? password : 'errada', '203.0.113.9')).toEqual({ kind: 'refused' });
    const entry = (await office.audited()).at(-1);
    expect(entry).toMatchObject({
      actorId: person?.staffId ?? null,
      action: 'session.refused',
      result: 'refused',
      address: '203.0.113.9',
      facts: { account: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
    expect(JSON.stringify(entry)).not.toContain(email.split('@')[0]);
  });

  test('with the same delay', async () => {
    const person = await office.person('finance');
    for (const email of [person.email, name()]) {
      for (let tries = 0; tries < 3; tries += 1) expect(await attempt(email)).toEqual({ kind: 'refused' });
      expect(await attempt(email)).toEqual({ kind: 'wait', seconds: 2 });
    }
  });
});

describe('the delay', () => {
  test('doubles with each failure, up to a minute', async () => {
    const email = name();
    const waits: number[] = [];
    await attempt(email);
    await attempt(email);
    for (let failures = 3; failures <= 9; failures += 1) {
      expect(await attempt(email)).toEqual({ kind: 'refused' });
      const outcome = await attempt(email);
      const seconds = outcome.kind === 'wait' ? outcome.seconds : 0;
      waits.push(seconds);
      later(seconds);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
  });

  test('counts down, and applies to the right password too', async () => {
    const person = await office.person('finance');
    for (let tries = 0; tries < 4; tries += 1) {
      later(10);
      await attempt(person.email);
    }
    expect(await attempt(person.email, password)).toEqual({ kind: 'wait', seconds: 4 });
    later(3);
    expect(await attempt(person.email, password)).toEqual({ kind: 'wait', seconds: 1 });
    later(1);
    expect(await attempt(person.email, password)).toMatchObject({ kind: 'signed-in' });
  });

  test('is reset by a success', async () => {
    const person = await office.person('finance');
    for (let tries = 0; tries < 2; tries += 1) await attempt(person.email);
    expect(await attempt(person.email, password)).toMatchObject({ kind: 'signed-in' });
    for (let tries = 0; tries < 3; tries += 1) expect(await attempt(person.email)).toEqual({ kind: 'refused' });
  });

  test('is reset after half an hour', async () => {
    const email = name();
    for (let tries = 0; tries < 3; tries += 1) await attempt(email);
    later(30 * 60);
    expect(await attempt(email)).toEqual({ kind: 'refused' });
  });

  test('does not grow by attempts during it', async () => {
    const email = name();
    for (let tries = 0; tries < 3; tries += 1) await attempt(email);
    for (let tries = 0; tries < 5; tries += 1) expect(await attempt(email)).toEqual({ kind: 'wait', seconds: 2 });
  });

  test('applies to a network that tries many names, and to no other network', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect(await attempt(name(), 'errada', '203.0.113.7')).toEqual({ kind: 'refused' });
    expect(await attempt(name(), 'errada', '203.0.113.8')).toEqual({ kind: 'wait', seconds: 2 });
    expect(await attempt(name(), 'errada', '203.0.114.7')).toEqual({ kind: 'refused' });
  });

  test('applies to concurrent attempts', async () => {
    const email = name();
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => attempt(email)));
    expect(outcomes.filter(({ kind }) => kind === 'refused').length).toBeLessThanOrEqual(3);
  });

  test('caused by one person who fails ten times stops no colleague behind the same address', async () => {
    const [errs, colleague] = [await office.person('finance'), await office.person('support')];
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await attempt(errs.email, 'errada', '203.0.113.7')).toEqual({ kind: 'refused' });
      later(61);
    }
    expect(await attempt(errs.email, password, '203.0.113.7')).toMatchObject({ kind: 'wait' });
    expect(await attempt(colleague.email, password, '203.0.113.7')).toMatchObject({ kind: 'signed-in' });
  });
});

describe('while many networks try wrong passwords for one account at once, its owner', () => {
  /** Forty networks with three attempts each, all at once: far more than an account has free. */
  const attack = (email: string) => Promise.all(Array.from({ length: 120 }, (_, at) => attempt(email, 'errada', `198.51.${at % 40}.1`)));

  test('signs in from a browser that signed in before', async () => {
    const owner = await office.person('finance');
    const cookies = cookieOf(await attempt(owner.email, password, '203.0.113.7'));
    const attacked = attack(owner.email);
    const tries = await Promise.all(Array.from({ length: 3 }, () => attempt(owner.email, password, '192.0.2.9', cookies)));
    expect(tries.map(({ kind }) => kind)).toEqual(['signed-in', 'signed-in', 'signed-in']);
    // The owner's tries count until they prove right, so that some of the ten free ones may be left after the first attack.
    const answers = [...(await attacked), ...(await attack(owner.email))];
    expect(answers.filter(({ kind }) => kind === 'refused')).toHaveLength(10);
    expect(await attempt(owner.email, password, '192.0.3.9')).toMatchObject({ kind: 'wait' });
    expect(await attempt(owner.email, password, '192.0.3.9', cookies)).toMatchObject({ kind: 'signed-in' });
  });

  test('signs in from a network they signed in from before', async () => {
    const owner = await office.person('finance');
    await attempt(owner.email, password, '203.0.113.7');
    await attack(owner.email);
    expect(await attempt(owner.email, password, '192.0.2.9')).toMatchObject({ kind: 'wait' });
    expect(await attempt(owner.email, password, '203.0.113.200')).toMatchObject({ kind: 'signed-in' });
  });

  test('is mailed once, and it is audited', async () => {
    const owner = await office.person('finance');
    await attack(owner.email);
    const alerts = await office.services().db.select().from(securityAlerts).where(eq(securityAlerts.staffId, owner.staffId));
    expect(alerts).toMatchObject([{ kind: 'password-failures', facts: { failures: '10' } }]);
    const rows = (await office.audited()).filter(({ object }) => object === owner.staffId);
    expect(rows).toMatchObject([{ action: 'session.failures-noticed', facts: { failures: '10' } }]);
  });
});

describe('a known browser', () => {
  test('is delayed by its own wrong passwords like any other', async () => {
    const owner = await office.person('finance');
    const cookies = cookieOf(await attempt(owner.email, password));
    for (let tries = 0; tries < 3; tries += 1) await attempt(owner.email, 'errada', null, cookies);
    expect(await attempt(owner.email, password, null, cookies)).toEqual({ kind: 'wait', seconds: 2 });
    expect(await attempt(owner.email, password)).toMatchObject({ kind: 'signed-in' });
  });

  test.each(['of another person', 'from before the password was changed', 'that has expired', 'that was altered'])(
    'is not recognised by a cookie %s',
    async (what) => {
      const owner = await office.person('finance');
      const other = what === 'of another person' ? await office.person('finance') : owner;
      const given = cookieOf(await attempt(other.email, password));
      const cookies = what === 'that was altered' ? `${given.slice(0, -1)}${given.endsWith('A') ? 'B' : 'A'}` : given;
      if (what.startsWith('from')) {
        await office
          .services()
          .db.update(staff)
          .set({ passwordHash: await hashPassword('another password') })
          .where(eq(staff.id, owner.staffId));
      }
      if (what === 'that has expired') later(181 * 86_400);
      for (let tries = 0; tries < 3; tries += 1) await attempt(owner.email);
      expect(await attempt(owner.email, password, null, cookies)).toMatchObject({ kind: 'wait' });
    },
  );
});

test('a flood is delayed before any password is checked, and a known browser still gets its turn', async () => {
  const owner = await office.person('finance');
  const cookies = cookieOf(await attempt(owner.email, password, '203.0.113.7'));
  const flood = Promise.all(Array.from({ length: 100 }, (_, at) => attempt(name(), 'errada', `198.51.${at}.1`)));
  expect(await attempt(owner.email, password, '203.0.113.7', cookies)).toMatchObject({ kind: 'signed-in' });
  const outcomes = await flood;
  expect(outcomes.filter(({ kind }) => kind === 'wait').length).toBeGreaterThanOrEqual(78);
  const rows = await office.services().db.select().from(passwordFailures);
  // Three rows for each password that was checked, the owner's included.
  expect(rows.length).toBeLessThanOrEqual((22 + 1) * 3);
});
