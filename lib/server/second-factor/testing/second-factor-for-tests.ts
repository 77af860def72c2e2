import 'server-only';
import { expect } from 'vitest';
import type { Assertion } from '@/lib/contracts/office/second-factor/passkey.shape';
import { timeCodeAt, timeStep } from '@/lib/server/second-factor/time-code';
import { appUrl, officeForTests, type Person, password } from '@/lib/server/testing/office-for-tests';
import { softwareAuthenticator } from './authenticator';

type SendOptions = NonNullable<Parameters<ReturnType<typeof officeForTests>['send']>[2]>;
type Authenticator = ReturnType<typeof softwareAuthenticator>;

/** An office whose people enrol second factors and prove actions as a browser does. */
export function secondFactorForTests(settings: Readonly<Record<string, string>> = {}, serviceUrl?: () => string) {
  const office = officeForTests({ settings: { STEP_UP_FROM: '0', ...settings }, serviceUrl });
  const post = (as: Person, path: string, body?: unknown, options: SendOptions = {}) => office.send('POST', path, { as, body, ...options });

  /** The id of the challenge in a refusal. */
  const challengeIn = ({ status, body }: { status: number; body: { errorCode: string; details: { reason: string }[] } }) => {
    expect([status, body.errorCode]).toEqual([403, 'SVB460']);
    return body.details[0]?.reason ?? '';
  };
  const assertionFor = async (as: Person, id: string, key: Authenticator, how: Partial<Parameters<Authenticator['get']>[1]> = {}) => {
    const { body } = await office.send('GET', `/proofs/${id}`, { as });
    return key.get(body.options, { origin: appUrl, ...how });
  };
  const prove = (as: Person, id: string, assertion: Assertion) => post(as, `/proofs/${id}`, { assertion });

  return {
    office,
    post,
    challengeIn,
    assertionFor,
    prove,
    codeOf: (secret: string, offSeconds = 0) => timeCodeAt(secret, timeStep(new Date(office.clock.now.getTime() + offSeconds * 1000))),

    async enrolPasskey(as: Person, key = softwareAuthenticator(), headers = {}) {
      const { body } = await post(as, '/second-factor/passkeys/options', { password }, { headers });
      const passkey = key.create(body.options, { origin: appUrl });
      const added = await post(as, '/second-factor/passkeys', { id: body.id, name: 'Notebook', passkey });
      expect(added.status).toBe(200);
      return { key, recoveryCodes: added.body.recoveryCodes as string[] | null };
    },

    async enrolTimeCode(as: Person) {
      const { body } = await post(as, '/second-factor/time-code', { password });
      const code = timeCodeAt(body.secret, timeStep(office.clock.now));
      const confirmed = await post(as, '/second-factor/time-code/confirmation', { code });
      expect(confirmed.status).toBe(200);
      return { secret: String(body.secret), recoveryCodes: confirmed.body.recoveryCodes as string[] | null };
    },

    /** Sends an action, proves the challenge it is refused with, and sends it again. */
    async proved(method: string, path: string, key: Authenticator, options: SendOptions & { readonly as: Person }) {
      const id = challengeIn(await office.send(method, path, options));
      const given = await prove(options.as, id, await assertionFor(options.as, id, key));
      expect(given.status).toBe(200);
      return office.send(method, path, { ...options, headers: { ...options.headers, 'x-balcao-proof': id } });
    },
  };
}
