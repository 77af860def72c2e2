import { test as base, expect } from '@/e2e/support/office-test';
import { ownHeaders } from '@/e2e/support/person';
import type { BuiltInRole } from '@/lib/contracts/office/permission';
import { canaries, canariesIn } from './canaries';
import { type RawAnswer, type RawRequest, rawRequest } from './raw-request';

/** A built-in role, or the one of the tests that administrators made. */
export type AttackRole = BuiltInRole | 'custom';

/** Sends one request with the cookies of a role and the headers our own page sends, unless `headers` overrides them. */
export type Attack = (role: AttackRole | null, request: RawRequest) => Promise<RawAnswer>;

interface Fixtures {
  /** Every response is searched for secrets of the server, whatever the test itself checks. */
  attack: Attack;
}

interface WorkerFixtures {
  cookieOf: (role: AttackRole | null) => Promise<string>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  cookieOf: [
    async ({ stateOf }, provide) => {
      await provide(async (role) => (await stateOf(role)).cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    },
    { scope: 'worker' },
  ],

  attack: async ({ cookieOf }, provide) => {
    const known = canaries();
    const leaks: string[] = [];
    await provide(async (role, request) => {
      const cookie = await cookieOf(role);
      const headers = { ...ownHeaders, ...(cookie ? { cookie } : {}), ...request.headers };
      const answer = await rawRequest({ ...request, headers });
      const found = canariesIn(JSON.stringify(answer.headers) + answer.text, known);
      leaks.push(...found.map((name) => `${name} to ${role ?? 'a stranger'} at ${request.path}`));
      return answer;
    });
    expect(leaks, 'secrets told').toEqual([]);
  },
});

/** The error code of a refused request; null when it was not refused. */
export function codeOf({ text }: RawAnswer): string | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'errorCode' in body ? String(body.errorCode) : null;
  } catch {
    return null;
  }
}

/** Runs a check for each item, a few at a time, and returns every failure, so that one run reports all of them. */
export async function failuresOf<T>(cases: readonly T[], attempt: (one: T) => Promise<string | null>): Promise<string[]> {
  const failures: string[] = [];
  const left = [...cases];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) {
      const failure = await attempt(one);
      if (failure !== null) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return failures;
}

export { expect } from '@playwright/test';
