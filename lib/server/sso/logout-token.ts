import 'server-only';
import { createHash } from 'node:crypto';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { ssoLogoutTokens } from '@/lib/server/database/schema/people-schema';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import type { Services } from '@/lib/server/services';
import { type EndedSession, endSessionsAtProvider, recordEnded } from './end-sso-sessions';
import { inTurnOfSignOuts, rememberedMs } from './ended-meanwhile';
import { clockToleranceSeconds, ssoProvider } from './provider';
import { SsoRefusal } from './sso-refusal';

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
/** Older tokens are refused; used ones are remembered for longer. */
const maxAgeSeconds = 300;

/** Signed with a key that only the provider has: neither unsigned nor with a secret that both know. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'];

const shape = z
  .object({
    iss: z.string(),
    jti: z.string().min(1).max(255),
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(255).optional(),
    /** Seconds; looked at by the verification. */
    iat: z.number(),
    events: z.object({ [logoutEvent]: z.record(z.string(), z.unknown()) }),
    /** With one it is a token for a sign-in, sent here by somebody else. */
    nonce: z.never().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/**
 * Ends the sessions a signed logout token of the provider is about, once for each token, and keeps one from coming to be that is just being made. Throws SsoRefusal: `unverified` for one that does not hold
 * or was used, `unavailable` where the keys of the provider cannot be read.
 */
export async function endByLogoutToken(token: string, sso: SsoEnvironment, { db, now }: Services): Promise<void> {
  const { iss, jti, sub, sid, iat } = await verifiedLogout(token, sso);
  const tokenHash = createHash('sha256').update(`${iss}\n${jti}`).digest();
  const ended = await db.transaction(async (tx): Promise<EndedSession[]> => {
    await inTurnOfSignOuts(tx);
    const first = await tx
      .insert(ssoLogoutTokens)
      .values({
        tokenHash,
        expiresAt: new Date(now().getTime() + rememberedMs),
        issuer: iss,
        subject: sub ?? null,
        providerSession: sid ?? null,
        issuedAt: new Date(iat * 1000),
      })
      .onConflictDoNothing()
      .returning({ hash: ssoLogoutTokens.tokenHash });
    if (first.length === 0) throw new SsoRefusal('unverified');
    return endSessionsAtProvider(tx, { issuer: iss, subject: sub ?? null, providerSession: sid ?? null }, now());
  });
  await recordEnded(db, ended, 'logout', now());
}

async function verifiedLogout(token: string, sso: SsoEnvironment) {
  const { config, keys } = await ssoProvider(sso).catch(() => {
    throw new SsoRefusal('unavailable');
  });
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer: config.serverMetadata().issuer,
      audience: sso.clientId,
      algorithms,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: maxAgeSeconds,
    });
    const type = protectedHeader.typ?.toLowerCase() ?? 'jwt';
    if (type !== 'logout+jwt' && type !== 'jwt') throw new SsoRefusal('unverified');
    return shape.parse(payload);
  } catch (error) {
    throw new SsoRefusal(isOutage(error) ? 'unavailable' : 'unverified');
  }
}

/** Whether the keys of the provider could not be read: then nothing is known about the token. */
function isOutage(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof TypeError) return true;
  return error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC';
}
