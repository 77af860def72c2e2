import 'server-only';
import { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';

/**
 * Why somebody is not let in. `no-group`: no group of theirs has a role; `too-many-groups`: the provider left the groups out; `email`: it vouches
 * for none; `not-linked`: a person with this e-mail exists, and no administrator allowed the binding; `inactive`: an administrator ended the access; `network`: the role does
 * not work from there;
 * `cancelled` at the provider; `expired`: begun too long ago, or in another browser; `other-person` than the one of the session; `unavailable`: no
 * answer; `unverified`: an answer that does not hold.
 */
export const ssoRefusals = [
  'no-group',
  'too-many-groups',
  'email',
  'not-linked',
  'inactive',
  'network',
  'cancelled',
  'expired',
  'other-person',
  'unavailable',
  'unverified',
] as const;

export type SsoRefusalReason = (typeof ssoRefusals)[number];

export class SsoRefusal extends Error {
  override readonly name = 'SsoRefusal';
  constructor(
    readonly reason: SsoRefusalReason,
    /** The person it is about, once they are known. */
    readonly staffId: string | null = null,
    /** Who it is at the provider, where that was verified. */
    readonly subject: string | null = null,
  ) {
    super(reason);
  }

  /** The same about somebody the provider has identified. */
  about(subject: string): SsoRefusal {
    return new SsoRefusal(this.reason, this.staffId, subject);
  }
}

/** Codes of answers that are whole and wrong; anything else of the library is an answer that did not come or cannot be read. */
const wrong = new Set([
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_INVALID_REQUEST',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

/** What an error on the way to the provider comes to. */
export function refusalOf(error: unknown): SsoRefusal {
  if (error instanceof SsoRefusal) return error;
  if (error instanceof AuthorizationResponseError) {
    return new SsoRefusal(isOutage(error.error) ? 'unavailable' : error.error === 'access_denied' ? 'cancelled' : 'unverified');
  }
  if (error instanceof ResponseBodyError)
    return new SsoRefusal(error.status >= 500 || isOutage(error.error) ? 'unavailable' : 'unverified');
  if (error instanceof WWWAuthenticateChallengeError) return new SsoRefusal('unverified');
  if (error instanceof ClientError && wrong.has(error.code ?? '')) return new SsoRefusal('unverified');
  return new SsoRefusal('unavailable');
}

const isOutage = (code: string) => code === 'temporarily_unavailable' || code === 'server_error';
