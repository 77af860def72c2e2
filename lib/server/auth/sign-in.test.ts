import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessions, signInFailures, staff } from '@/lib/server/database/schema';
import { officeForTests, password } from '@/lib/server/testing/office-for-tests';
import { signIn } from './sign-in';

const office = officeForTests();
const start = new Date('2026-11-27T15:00:00.000Z');

beforeEach(async () => {
  office.clock.now = start;
  await office.services().db.delete(signInFailures);
});

const attempt = (email: string, typed = 'errada', address: string | null = null) =>
  signIn({ email, password: typed }, { address, browser: null }, office.services());
const later = (seconds: number) => {
  office.clock.now = new Date(office.clock.now.getTime() + seconds * 1000);
};
const name = () => `${randomUUID()}@loja.example`;

it('a name, in any letters and spaces, and its password start a session, on record without the name', async () => {
  const person = await office.person('finance');
  const outcome = await attempt(` ${person.email.toUpperCase()} `, password, '203.0.113.7');
  expect(outcome).toEqual({ kind: 'signed-in', staffId: person.staffId, token: expect.stringMatching(/^[\w-]{43}$/) });
  const rows = await office.services().db.select().from(sessions).where(eq(sessions.staffId, person.staffId));
  expect(rows.at(-1)).toMatchObject({ address: '203.0.113.7', createdAt: start, lastSeenAt: start, endedAt: null });
  const [row] = await office.services().db.select().from(staff).where(eq(staff.id, person.staffId));
  expect(row?.lastSignInAt).toEqual(start);
  const entry = (await office.audited()).at(-1);
  expect(entry).toMatchObject({ actorId: person.staffId, action: 'session.started', result: 'done', address: '203.0.113.7', facts: {} });
});

describe('unknown, inactive and wrong are one answer', () => {
  it.each(['unknown', 'inactive', 'wrong'] as const)('%s', async (kind) => {
    const person = kind === 'unknown' ? null : await office.person('finance', { active: kind !== 'inactive' });
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

  it('to the wait as well', async () => {
    const person = await office.person('finance');
    for (const email of [person.email, name()]) {
      for (let tries = 0; tries < 3; tries += 1) expect(await attempt(email)).toEqual({ kind: 'refused' });
      expect(await attempt(email)).toEqual({ kind: 'wait', seconds: 2 });
    }
  });
});

describe('the wait', () => {
  it('doubles with each failure, and is never longer than a minute', async () => {
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

  it('counts down, and holds for the right password as well', async () => {
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

  it('is forgotten after a success', async () => {
    const person = await office.person('finance');
    for (let tries = 0; tries < 2; tries += 1) await attempt(person.email);
    expect(await attempt(person.email, password)).toMatchObject({ kind: 'signed-in' });
    for (let tries = 0; tries < 3; tries += 1) expect(await attempt(person.email)).toEqual({ kind: 'refused' });
  });

  it('is forgotten after a quarter of an hour', async () => {
    const email = name();
    for (let tries = 0; tries < 3; tries += 1) await attempt(email);
    later(15 * 60);
    expect(await attempt(email)).toEqual({ kind: 'refused' });
  });

  it('is no longer for trying while it lasts', async () => {
    const email = name();
    for (let tries = 0; tries < 3; tries += 1) await attempt(email);
    for (let tries = 0; tries < 5; tries += 1) expect(await attempt(email)).toEqual({ kind: 'wait', seconds: 2 });
  });

  it('comes to an address that tries many names, and to no other address', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect(await attempt(name(), 'errada', '203.0.113.7')).toEqual({ kind: 'refused' });
    expect(await attempt(name(), 'errada', '203.0.113.7')).toEqual({ kind: 'wait', seconds: 2 });
    expect(await attempt(name(), 'errada', '203.0.113.8')).toEqual({ kind: 'refused' });
  });

  it('comes to tries made at the same time', async () => {
    const email = name();
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => attempt(email)));
    expect(outcomes.filter(({ kind }) => kind === 'refused').length).toBeLessThanOrEqual(3);
  });
});
