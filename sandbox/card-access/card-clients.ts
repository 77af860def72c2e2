import { createHmac, timingSafeEqual } from 'node:crypto';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { tokenText } from '@/sandbox/accounts/token';
import type { Clock } from '@/sandbox/clock';

/** Lifetime of a card token in seconds. */
export const tokenLifetime = 3600;

/** Credentials of a card client, and the secret that signs its postbacks. */
export interface CardCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookSecret: string;
}

/** The clients of the card interface. Every account has one; its id and secrets are derived from the account's token. */
export interface CardClients {
  credentialsOf(accountToken: string): CardCredentials;
  /** The account token of a client id, without checking a secret; null when no account can have this id. */
  accountTokenOf(clientId: string): string | null;
  /** The account token of a client whose secret is right; null otherwise. */
  signIn(clientId: string, clientSecret: string): string | null;
  issue(accountToken: string): Promise<string>;
  /** The account token of a valid JWT issued here; null otherwise. */
  verify(jwt: string): Promise<string | null>;
}

const prefix = 'card-';
const issuer = 'sandbox';

export function createCardClients(secret: Buffer, clock: Clock): CardClients {
  const derive = (words: string) => createHmac('sha256', secret).update(words).digest();
  const key = derive('tokens');
  const secretOf = (accountToken: string) => derive(`client ${accountToken}`).toString('base64url');
  const accountTokenOf = (clientId: string) => {
    const accountToken = clientId.slice(prefix.length);
    return clientId.startsWith(prefix) && tokenText.safeParse(accountToken).success ? accountToken : null;
  };

  return {
    credentialsOf: (accountToken) => ({
      clientId: `${prefix}${accountToken}`,
      clientSecret: secretOf(accountToken),
      webhookSecret: `whsec_${derive(`postbacks ${accountToken}`).toString('hex').slice(0, 32)}`,
    }),
    accountTokenOf,
    signIn(clientId, clientSecret) {
      const accountToken = accountTokenOf(clientId);
      return accountToken !== null && equalInConstantTime(clientSecret, secretOf(accountToken)) ? accountToken : null;
    },
    issue(accountToken) {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(accountToken)
        .setIssuedAt(now)
        .setExpirationTime(now + tokenLifetime)
        .sign(key);
    },
    async verify(jwt) {
      try {
        const { payload } = await jwtVerify(jwt, key, { issuer, algorithms: ['HS256'], currentDate: clock.now() });
        return payload.sub ?? null;
      } catch {
        return null;
      }
    },
  };
}

/** The account token that a JWT claims, without verifying it. */
export function claimedBy(jwt: string): string | null {
  try {
    return decodeJwt(jwt).sub ?? null;
  } catch {
    return null;
  }
}

function equalInConstantTime(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
