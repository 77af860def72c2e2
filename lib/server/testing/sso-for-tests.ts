import 'server-only';
import { ssoResponse } from '@/lib/server/auth/sso-response';
import { directly } from '@/lib/server/environment/outgoing-environment';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import type { Services } from '@/lib/server/services';
import { appUrl } from './office-for-tests';

/** Settings of single sign-on: three groups, and the defaults of the rest. */
export function ssoSettings(change: Partial<SsoEnvironment> & Pick<SsoEnvironment, 'issuer'>): SsoEnvironment {
  return {
    clientId: 'balcao',
    clientSecret: 'canary-of-the-client',
    roles: [
      { group: 'balcao-admin', role: 'admin' },
      { group: 'balcao-financeiro', role: 'finance' },
      { group: 'balcao-suporte', role: 'support' },
    ],
    groupsClaim: 'groups',
    scopes: 'openid profile email offline_access',
    outgoing: directly,
    trustedDomains: [],
    trustsMfa: false,
    checkMinutes: 5,
    graceMinutes: 60,
    breakGlass: [],
    ...change,
  };
}

/** A browser of somebody who signs in at the provider, before the routes of the server. */
export function ssoClientBrowser(services: () => Services) {
  const jar = new Map<string, string>();
  const cookie = () => Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (path: string) => {
    const step = /^\/api\/sso\/([\w-]+)/.exec(path)?.[1] ?? '';
    const headers = { cookie: cookie(), 'user-agent': 'Firefox', 'x-forwarded-for': '203.0.113.9' };
    const response = await ssoResponse(new Request(`${appUrl}${path}`, { headers }), step, services());
    const cookies = response.headers.getSetCookie();
    for (const text of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, location: response.headers.get('location') ?? '', cookies };
  };
  return {
    jar,
    cookie,
    start: (query = '') => ask(`/api/sso/start${query}`),
    leave: () => ask('/api/sso/leave'),
    /** Comes back from the provider at the address it named. */
    comeBack: (address: string) => ask(address.replace(appUrl, '')),
  };
}

/** Sends a logout token as a provider does. */
export function sendLogoutToken(token: string, services: Services): Promise<Response> {
  const body = new URLSearchParams({ logout_token: token });
  return ssoResponse(new Request(`${appUrl}/api/sso/backchannel-logout`, { method: 'POST', body }), 'backchannel-logout', services);
}
