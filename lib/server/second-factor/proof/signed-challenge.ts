import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { proofLifeSeconds } from '@/lib/contracts/office/second-factor/proof-methods';
import type { Environment } from '@/lib/server/environment';

const nonceBytes = 16;
const timeBytes = 6;
const macBytes = 16;

type Keys = Pick<Environment, 'authSecret'>;

/**
 * A challenge that carries its own end and signature: strangers ask for one before anybody knows who they are, and must not fill a table with it.
 */
export function signedChallenge({ authSecret }: Keys, now: Date): Buffer {
  const end = Buffer.alloc(timeBytes);
  end.writeUIntBE(now.getTime() + proofLifeSeconds * 1000, 0, timeBytes);
  const body = Buffer.concat([randomBytes(nonceBytes), end]);
  return Buffer.concat([body, macOf(body, authSecret)]);
}

/** Whether a challenge is ours and has not ended. */
export function isOwnChallenge(challenge: Buffer, { authSecret }: Keys, now: Date): boolean {
  if (challenge.length !== nonceBytes + timeBytes + macBytes) return false;
  const body = challenge.subarray(0, nonceBytes + timeBytes);
  return (
    timingSafeEqual(challenge.subarray(body.length), macOf(body, authSecret)) && body.readUIntBE(nonceBytes, timeBytes) > now.getTime()
  );
}

function macOf(body: Buffer, secret: string): Buffer {
  return createHmac('sha256', `passkey-sign-in:${secret}`).update(body).digest().subarray(0, macBytes);
}
