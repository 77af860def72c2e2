import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider, { type AccountClaims, type Configuration, type Grant, type KoaContextWithOIDC } from 'oidc-provider';
import { demoSso } from '@/lib/settings/demonstration.mjs';
import type { SsoPerson } from './people';
import { signedOutPage, signInPage, signOutPage } from './sign-in-page';

interface Options {
  /** The address of the product, which people come back to and which is told of sign-outs. */
  readonly appUrl: string;
  readonly people: readonly SsoPerson[];
  /** Any free one by default. */
  readonly port?: number;
  /** Where sign-outs are told, where that is not the product itself. */
  readonly logoutUrl?: string;
}

/** A provider of single sign-on on this machine: a real one, with people of a demonstration and a sign-in of one press. */
export async function startSsoProvider({ appUrl, people, port = 0, logoutUrl = `${appUrl}/api/sso/backchannel-logout` }: Options) {
  const known = new Map(people.map((person) => [person.sub, person]));
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address with one.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configuration(appUrl, logoutUrl, known));
  const answer = provider.callback();
  server.on('request', (request, response) => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    const done = uid === undefined ? answer(request, response) : interact(provider, known, request, response);
    Promise.resolve(done).catch(() => response.destroy());
  });
  return {
    issuer,
    /** What the provider says about somebody from now on. */
    change: (sub: string, change: Partial<SsoPerson>) => {
      const person = known.get(sub);
      if (person) known.set(sub, { ...person, ...change });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function configuration(appUrl: string, logoutUrl: string, known: ReadonlyMap<string, SsoPerson>): Configuration {
  return {
    clients: [
      {
        client_id: demoSso.clientId,
        client_secret: demoSso.clientSecret,
        redirect_uris: [`${appUrl}/api/sso/callback`],
        post_logout_redirect_uris: [`${appUrl}/sign-in`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        backchannel_logout_uri: logoutUrl,
        backchannel_logout_session_required: true,
        require_auth_time: true,
      },
    ],
    claims: { openid: ['sub', 'sid', 'auth_time', 'amr'], profile: ['name', 'groups'], email: ['email', 'email_verified'] },
    // Groups belong into the token itself, as with most providers.
    conformIdTokenClaims: false,
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    findAccount: (_, sub) => {
      const person = known.get(sub);
      return person && { accountId: sub, claims: () => claimsOf(person) };
    },
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    // Nobody is asked whether the company's own product may know who they are.
    loadExistingGrant: ownGrant,
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = signOutPage(form);
        },
        postLogoutSuccessSource: (context) => {
          context.body = signedOutPage();
        },
      },
    },
    cookies: { keys: ['of the demonstration'] },
    ttl: { AccessToken: 600, IdToken: 600, RefreshToken: 86_400, Session: 86_400, Grant: 86_400, Interaction: 3_600 },
    // It refuses to call back to this machine by itself.
    fetch: (url, { method, headers, body, redirect } = {}) => fetch(url, { method, headers, body, redirect }),
  };
}

const claimsOf = ({ sub, name, email, emailVerified, groups, amr }: SsoPerson): AccountClaims => ({
  sub,
  name,
  email,
  email_verified: emailVerified,
  groups,
  amr,
});

async function ownGrant({ oidc }: KoaContextWithOIDC): Promise<Grant> {
  const { client, session, provider } = oidc;
  const present = client && session?.grantIdFor(client.clientId);
  const found = present ? await provider.Grant.find(present) : undefined;
  if (found) return found;
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  await grant.save();
  return grant;
}

/** The page that asks who one is, and its answer. */
async function interact(provider: Provider, known: ReadonlyMap<string, SsoPerson>, request: IncomingMessage, response: ServerResponse) {
  const { uid } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signInPage(`/interaction/${uid}`, [...known.values()]));
    return;
  }
  const person = known.get(new URLSearchParams(await text(request)).get('sub') ?? '');
  const result = person ? { login: { accountId: person.sub, amr: [...person.amr] } } : { error: 'access_denied' };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}
