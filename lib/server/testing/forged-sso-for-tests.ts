import 'server-only';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Role } from '@/lib/contracts/office/permission';
import { ssoLogoutTokens, ssoSessions } from '@/lib/server/database/schema/people-schema';
import { refusalCounts } from '@/lib/server/database/schema/throttle-schema';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import { forgingSsoProvider } from '@/sandbox/testing/forging-sso-provider';
import { appUrl, officeForTests } from './office-for-tests';
import { ssoClientBrowser, ssoSettings } from './sso-for-tests';

type Provider = Awaited<ReturnType<typeof forgingSsoProvider>>;

export type Forgery = NonNullable<Parameters<Provider['token']>[1]>;

export interface GivenSignIn {
  readonly forgery?: Forgery;
  /** In place of what the address back says; null takes it away. */
  readonly back?: Readonly<Record<string, string | null>>;
  readonly answer?: Parameters<Provider['answer']>[0];
  readonly tokens?: object;
  readonly change?: Partial<SsoEnvironment>;
  readonly query?: string;
  /** What happens between the sign-in there and coming back. */
  readonly meanwhile?: () => Promise<void>;
  /** Roles that must have a second factor. */
  readonly secondFactor?: readonly Role[];
  /** A browser that is signed in already. */
  readonly as?: ReturnType<typeof ssoClientBrowser>;
}

/** Somebody of the support, as the provider describes her. */
export const marina = {
  sub: 'marina',
  name: 'Marina Reis',
  email: 'marina@empresa.example',
  email_verified: true,
  groups: ['balcao-suporte'],
  sid: 'session-1',
};

/** Seconds of a time so many minutes ago, as tokens have them. */
export const ago = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

/** Test setup: an office with single sign-on, and a provider that says what the test wants. */
export function forgedSsoForTests() {
  const office = officeForTests();
  let provider: Provider;
  let sso: SsoEnvironment;

  beforeAll(async () => {
    provider = await forgingSsoProvider({ clientId: 'balcao' });
    sso = ssoSettings({ issuer: provider.issuer });
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    const { db } = office.services();
    for (const table of [refusalCounts, ssoLogoutTokens, ssoSessions]) await db.delete(table);
    provider.silence(null);
    provider.userInfo(null);
  });

  /** Settings of their own make a provider of their own: what was read of it before is not known to it. */
  const services = (change: Partial<SsoEnvironment> = {}) => {
    const all = office.services();
    return { ...all, environment: { ...all.environment, sso: Object.keys(change).length === 0 ? sso : { ...sso, ...change } } };
  };

  return {
    office,
    services,
    provider: () => provider,
    call: (cookie: string) => office.send('GET', '/sessions', { headers: { cookie } }),

    /** Signs in at the provider, whose answers are what the test says. */
    async enter({ forgery, back = {}, answer, tokens, change = {}, query = '', secondFactor = [], meanwhile, as }: GivenSignIn = {}) {
      const all = services(change);
      const ours = as ?? ssoClientBrowser(() => ({ ...all, environment: { ...all.environment, secondFactor: [...secondFactor] } }));
      const { location } = await ours.start(query);
      if (!location.startsWith(provider.issuer)) return { location, ours, asked: location };
      const asked = new URL(location).searchParams;
      const claims = { nonce: asked.get('nonce') ?? '', auth_time: ago(0), ...marina };
      provider.answer(
        answer ?? { token_type: 'Bearer', access_token: 'canary-access', id_token: await provider.token(claims, forgery), ...tokens },
      );
      const honest = { code: 'code', state: asked.get('state') ?? '', iss: provider.issuer };
      const given = Object.entries({ ...honest, ...back }).flatMap(([name, value]): [string, string][] =>
        value === null ? [] : [[name, value]],
      );
      await meanwhile?.();
      return { ...(await ours.comeBack(`${appUrl}/api/sso/callback?${new URLSearchParams(given)}`)), ours, asked: location };
    },
  };
}
