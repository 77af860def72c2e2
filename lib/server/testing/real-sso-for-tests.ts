import 'server-only';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { staff } from '@/lib/server/database/schema/schema';
import { refusalCounts } from '@/lib/server/database/schema/throttle-schema';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import { ssoBrowser } from '@/sandbox/testing/sso-browser';
import { demonstrationPeople, demoSso, startSsoProvider } from '@/sandbox/testing/sso-provider-for-tests';
import { appUrl, officeForTests } from './office-for-tests';
import { sendLogoutToken, ssoClientBrowser, ssoSettings } from './sso-for-tests';

interface Given {
  readonly change?: Partial<SsoEnvironment>;
  readonly callbackUrl?: string;
}

/** Test setup: an office with single sign-on at a real provider, which says what it knows about people of a company and calls back. */
export function realSsoForTests() {
  const office = officeForTests();
  let provider: Awaited<ReturnType<typeof startSsoProvider>>;
  let sso: SsoEnvironment;
  /** The statuses our server answered logout tokens with. */
  const logouts: number[] = [];

  const services = (change: Partial<SsoEnvironment> = {}) => {
    const all = office.services();
    return { ...all, environment: { ...all.environment, sso: Object.keys(change).length === 0 ? sso : { ...sso, ...change } } };
  };

  /** What the provider calls when somebody signs out. */
  const receiver = createServer(async (request, response) => {
    const token = new URLSearchParams(await text(request)).get('logout_token') ?? '';
    const answer = await sendLogoutToken(token, services());
    logouts.push(answer.status);
    response.writeHead(answer.status).end();
  });

  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    // A server that listens on a port has an address with one.
    const logoutUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    provider = await startSsoProvider({ appUrl, people: demonstrationPeople, logoutUrl });
    sso = ssoSettings({ issuer: provider.issuer, clientId: demoSso.clientId, clientSecret: demoSso.clientSecret });
  });
  afterAll(async () => {
    await provider.close();
    receiver.closeAllConnections();
    receiver.close();
  });
  beforeEach(async () => {
    await office.services().db.delete(refusalCounts);
    for (const person of demonstrationPeople) provider.change(person.sub, person);
  });

  return {
    office,
    services,
    logouts,
    provider: () => provider,
    call: (cookie: string) => office.send('GET', '/sessions', { headers: { cookie } }),

    /** Signs in as a person of the provider, from a browser of its own. */
    async enter(sub: string, { change = {}, callbackUrl = '/' }: Given = {}) {
      const ours = ssoClientBrowser(() => services(change));
      const theirs = ssoBrowser();
      const started = await ours.start(`?callbackUrl=${encodeURIComponent(callbackUrl)}`);
      const answer = await ours.comeBack(await theirs.signIn(started.location, sub));
      return { ...answer, started, ours, theirs };
    },

    async personOf(sub: string) {
      const [row] = await office.services().db.select().from(staff).where(eq(staff.ssoSubject, sub));
      return row;
    },
  };
}
