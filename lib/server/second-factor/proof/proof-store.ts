import 'server-only';
import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Assertion } from '@/lib/contracts/office/second-factor/passkey.shape';
import { type ProofMethod, type ProofPurpose, proofLifeSeconds } from '@/lib/contracts/office/second-factor/proof-methods';
import type { Statements } from '@/lib/server/database/database';
import { proofs } from '@/lib/server/database/schema/second-factor-schema';
import type { Environment } from '@/lib/server/environment';
import { type EncryptionKeys, underEachKey } from '@/lib/server/environment/encryption-keys';
import type { Caller } from '@/lib/server/sessions/caller';
import { type Action, actionChallenge } from './action-challenge';

export type ProofRow = typeof proofs.$inferSelect;

type Asked = Pick<Caller, 'staffId' | 'sessionId'>;

const nonceBytes = 16;
const challengeBytes = 32;
const expiry = (now: Date) => new Date(now.getTime() + proofLifeSeconds * 1000);

/** Opens a challenge of random bytes, for a sign-in or an enrolment of this session. */
export async function openChallenge(db: Statements, { staffId, sessionId }: Asked, purpose: Exclude<ProofPurpose, 'action'>, now: Date) {
  return insertProof(db, { staffId, sessionId, purpose, challenge: randomBytes(challengeBytes), createdAt: now, expiresAt: expiry(now) });
}

/** Opens the challenge of an action, with what its person is shown of it, encrypted. */
export async function openActionProof(
  db: Statements,
  action: Action,
  { sessionId }: Asked,
  shown: string,
  keys: Pick<Environment, 'sealKey'>,
  now: Date,
) {
  const nonce = randomBytes(nonceBytes);
  const challenge = actionChallenge(action, nonce, keys);
  const { staffId, endpoint } = action;
  return insertProof(db, {
    staffId,
    sessionId,
    purpose: 'action',
    challenge,
    nonce,
    endpoint,
    shown,
    createdAt: now,
    expiresAt: expiry(now),
  });
}

async function insertProof(db: Statements, values: typeof proofs.$inferInsert): Promise<ProofRow> {
  const [row] = await db.insert(proofs).values(values).returning();
  if (!row) throw new Error('no proof was stored');
  return row;
}

/** A challenge of this person and session that can still be answered. */
export async function findOpenProof(db: Statements, id: string, asked: Asked, now: Date): Promise<ProofRow | null> {
  const [row] = await db
    .select()
    .from(proofs)
    .where(and(isOf(id, asked), isNull(proofs.provedAt), gt(proofs.expiresAt, now)));
  return row ?? null;
}

export interface Given {
  readonly method: ProofMethod;
  readonly passkeyId?: string;
  readonly assertion?: Assertion;
}

/** Marks a challenge as answered. One statement decides: of many answers to one challenge one is accepted. */
export async function acceptAnswer(db: Statements, id: string, { method, passkeyId, assertion }: Given, now: Date): Promise<boolean> {
  const proved = await db
    .update(proofs)
    .set({ method, passkeyId, assertion, provedAt: now })
    .where(and(eq(proofs.id, id), isNull(proofs.provedAt), gt(proofs.expiresAt, now)))
    .returning({ id: proofs.id });
  return proved.length > 0;
}

/** Uses up an answered challenge of a sign-in or an enrolment, in one statement. */
export async function spendChallenge(db: Statements, id: string, asked: Asked, purpose: ProofPurpose, now: Date): Promise<boolean> {
  const used = await db
    .update(proofs)
    .set({ usedAt: now })
    .where(and(isOf(id, asked), eq(proofs.purpose, purpose), isNull(proofs.usedAt), gt(proofs.expiresAt, now)))
    .returning({ id: proofs.id });
  return used.length > 0;
}

/**
 * Uses up the proof of an action: the challenge is computed again from what is about to be executed, and one statement marks the proof used.
 * Null when it was given for anything else, by somebody else, too long ago, or used before.
 */
export async function spendActionProof(
  db: Statements,
  id: string,
  action: Action,
  asked: Asked,
  keys: EncryptionKeys,
  now: Date,
): Promise<ProofMethod | null> {
  const [found] = await db.select({ nonce: proofs.nonce }).from(proofs).where(isOf(id, asked));
  const nonce = found?.nonce;
  if (!nonce) return null;
  const challenges = [...underEachKey(keys, (key) => actionChallenge(action, nonce, key))];
  const [used] = await db
    .update(proofs)
    .set({ usedAt: now, shown: null })
    .where(
      and(
        isOf(id, asked),
        eq(proofs.purpose, 'action'),
        inArray(proofs.challenge, challenges),
        isNotNull(proofs.provedAt),
        isNull(proofs.usedAt),
        gt(proofs.expiresAt, now),
      ),
    )
    .returning({ method: proofs.method });
  return used?.method ?? null;
}

/** Deletes challenges that were not used in time; used ones stay as evidence. */
export async function sweepProofs(db: Statements, now: Date): Promise<void> {
  await db.delete(proofs).where(and(isNull(proofs.usedAt), lte(proofs.expiresAt, now)));
}

function isOf(id: string, { staffId, sessionId }: Asked) {
  return and(eq(proofs.id, id), eq(proofs.staffId, staffId), eq(proofs.sessionId, sessionId));
}
