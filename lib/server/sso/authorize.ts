import 'server-only';
import * as client from 'openid-client';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import type { Services } from '@/lib/server/services';
import { ssoProvider } from './provider';
import { readSsoClaims, type SsoClaims } from './sso-claims';
import { flowCookie, type SsoFlow } from './sso-flow';
import { refusalOf, SsoRefusal } from './sso-refusal';
import { encryptTokens } from './sso-tokens';

/** Seconds since somebody signed in at the provider, where it is asked to make sure of them anew. */
const confirmSeconds = 120;

type Parts = Pick<Services, 'environment' | 'now'>;

/** Where the provider leads back to. */
const redirectUri = (appUrl: string) => `${appUrl}/api/sso/callback`;

/** Begins a sign-in: the address at the provider, and the cookie that only this browser gets. */
export async function beginAuthorization(
  { returnTo, sessionId = null }: { readonly returnTo: string; readonly sessionId?: string | null },
  sso: SsoEnvironment,
  { environment, now }: Parts,
): Promise<{ readonly location: string; readonly cookie: string }> {
  const { config } = await ssoProvider(sso).catch((error: unknown) => {
    throw refusalOf(error);
  });
  const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri(environment.appUrl),
    scope: sso.scopes,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(sessionId !== null && { prompt: 'login', max_age: '0' }),
  });
  return { location: address.href, cookie: flowCookie({ state, nonce, verifier, returnTo, sessionId }, environment, now()) };
}

export interface Authorized {
  readonly claims: SsoClaims;
  /** The issuer that tokens name, and the tokens, encrypted. */
  readonly issuer: string;
  readonly tokens: string;
}

/**
 * Finishes it with what the provider sent along: state, issuer, code with its verifier, signature, audience, nonce and times are checked. Throws
 * SsoRefusal.
 */
export async function finishAuthorization(search: string, flow: SsoFlow, sso: SsoEnvironment, { environment }: Parts): Promise<Authorized> {
  try {
    const { config } = await ssoProvider(sso);
    const tokens = await client.authorizationCodeGrant(config, new URL(`${redirectUri(environment.appUrl)}${search}`), {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
      ...(flow.sessionId !== null && { maxAge: confirmSeconds }),
    });
    const claims = await readSsoClaims(config, tokens, sso);
    const identity = { issuer: config.serverMetadata().issuer, subject: claims.subject };
    const encrypted = encryptTokens({ access: tokens.access_token, refresh: tokens.refresh_token ?? null }, identity, environment);
    return { claims, issuer: identity.issuer, tokens: encrypted };
  } catch (error) {
    throw error instanceof SsoRefusal ? error : refusalOf(error);
  }
}
