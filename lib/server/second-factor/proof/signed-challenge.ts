import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { proofLifeSeconds } from '@/lib/contracts/office/second-factor/proof-methods';
import { type AuthSecrets, authSecretsOf } from '@/lib/server/environment/auth-secrets';

const nonceBytes = 16;
const timeBytes = 6;
const macBytes = 16;

/**
 * A challenge that carries its own end and signature: strangers ask for one before anybody knows who they are, and must not fill a table with it.
 */
export function signedChallenge({ authSecret }: Pick<AuthSecrets, 'authSecret'>, now: Date): Buffer {
  const end = Buffer.alloc(timeBytes);
  end.writeUIntBE(now.getTime() + proofLifeSeconds * 1000, 0, timeBytes);
  const body = Buffer.concat([randomBytes(nonceBytes), end]);
  return Buffer.concat([body, macOf(body, authSecret)]);
}

/** Whether a challenge is ours and has not ended. */
export function isOwnChallenge(challenge: Buffer, secrets: AuthSecrets, now: Date): boolean {
  if (challenge.length !== nonceBytes + timeBytes + macBytes) return false;
  const body = challenge.subarray(0, nonceBytes + timeBytes);
  const given = challenge.subarray(body.length);
  const isOurs = authSecretsOf(secrets).some((secret) => timingSafeEqual(given, macOf(body, secret)));
  return isOurs && body.readUIntBE(nonceBytes, timeBytes) > now.getTime();
}

function macOf(body: Buffer, secret: string): Buffer {
  return createHmac('sha256', `passkey-sign-in:${secret}`).update(body).digest().subarray(0, macBytes);
}
