import 'server-only';
import * as client from 'openid-client';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import { freshSsoProvider } from './provider';

/**
 * Where somebody who has signed out here signs out at the provider as well; null where it names no such place, or does not answer now: it is asked
 * anew, so that nobody is led to a page that does not come. No token goes along, as addresses are kept: the provider recognises its own browser, and
 * asks whether it is meant.
 */
export async function signOutAddress(sso: SsoEnvironment, appUrl: string): Promise<string | null> {
  const provider = await freshSsoProvider(sso).catch(() => null);
  if (!provider?.config.serverMetadata().end_session_endpoint) return null;
  const address = client.buildEndSessionUrl(provider.config, { post_logout_redirect_uri: `${appUrl}/sign-in` });
  return address.protocol === new URL(sso.issuer).protocol ? address.href : null;
}
