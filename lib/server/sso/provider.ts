import 'server-only';
import { createRemoteJWKSet, customFetch } from 'jose';
import * as client from 'openid-client';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import { outgoingFetch } from './outgoing-fetch';

/** Seconds for each request to the provider: nobody looks at an empty page for longer. */
const timeoutSeconds = 3;
/** Seconds by which its clock and ours may differ. */
export const clockToleranceSeconds = 60;
/** What the provider says of itself is read again after this; that it did not answer, sooner. */
const knownMs = 15 * 60_000;
const failedMs = 2_000;

export interface SsoProvider {
  readonly config: client.Configuration;
  /** The keys it signs with. */
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

interface Known {
  readonly provider: Promise<SsoProvider>;
  until: number;
}

const known = new WeakMap<SsoEnvironment, Known>();

/** The provider as its discovery document describes it; read once, for everybody who waits for it. */
export function ssoProvider(sso: SsoEnvironment): Promise<SsoProvider> {
  const found = known.get(sso);
  if (found && found.until > Date.now()) return found.provider;
  const reading: Known = { provider: discover(sso), until: Date.now() + knownMs };
  known.set(sso, reading);
  reading.provider.catch(() => {
    reading.until = Date.now() + failedMs;
  });
  return reading.provider;
}

/** The same, asked for now. */
export function freshSsoProvider(sso: SsoEnvironment): Promise<SsoProvider> {
  known.delete(sso);
  return ssoProvider(sso);
}

async function discover({ issuer, clientId, clientSecret, outgoing }: SsoEnvironment): Promise<SsoProvider> {
  const address = new URL(issuer);
  const fetchOutside = outgoingFetch(outgoing);
  // The settings allow plain http on this machine alone.
  const local = address.protocol === 'http:' ? [client.allowInsecureRequests] : [];
  const metadata = { client_secret: clientSecret, [client.clockTolerance]: clockToleranceSeconds };
  const config = await client.discovery(address, clientId, metadata, clientAuth(clientSecret), {
    timeout: timeoutSeconds,
    [client.customFetch]: fetchOutside,
    // By default a token that came by TLS is believed without its signature.
    execute: [client.enableNonRepudiationChecks, ...local],
  });
  config.timeout = timeoutSeconds;
  const keys = createRemoteJWKSet(new URL(config.serverMetadata().jwks_uri ?? issuer), {
    timeoutDuration: timeoutSeconds * 1000,
    [customFetch]: fetchOutside,
  });
  return { config, keys };
}

/** The secret as the provider takes it: in a header where it can, which is the default of the protocol. */
function clientAuth(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
