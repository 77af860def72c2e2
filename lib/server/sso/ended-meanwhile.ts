import 'server-only';
import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { ssoLogoutTokens } from '@/lib/server/database/schema/people-schema';
import type { Transaction } from '@/lib/server/database/turns/in-turn-of';
import { SsoRefusal } from './sso-refusal';

/** One at a time: of a session that is made and a sign-out of the provider, the second sees the first. */
const signOutLock = 6_042_012;
/** How long a logout token is remembered: as long as a sign-in may take. */
export const rememberedMs = 10 * 60_000;

/** Waits for its turn among sign-outs of the provider and sessions that begin there; until the transaction ends. */
export async function inTurnOfSignOuts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${signOutLock})`);
}

interface Beginning {
  readonly issuer: string;
  readonly subject: string;
  readonly providerSession: string | null;
  /** When the person signed in at the provider, by its clock; null where it does not say. */
  readonly signedInAt: Date | null;
  /** When they were led there, by ours. */
  readonly begunAt: Date;
}

/**
 * Refuses a session whose person signed out at the provider while it was being made: of the session there, or everywhere after they had signed in. Called
 * in the transaction that makes the session.
 */
export async function requireNotEnded(
  tx: Transaction,
  { issuer, subject, providerSession, signedInAt, begunAt }: Beginning,
): Promise<void> {
  await inTurnOfSignOuts(tx);
  const table = ssoLogoutTokens;
  const ofSession = providerSession === null ? undefined : eq(table.providerSession, providerSession);
  const everywhere = and(
    eq(table.subject, subject),
    isNull(table.providerSession),
    gte(table.expiresAt, new Date(begunAt.getTime() + rememberedMs)),
    signedInAt === null ? undefined : gte(table.issuedAt, signedInAt),
  );
  const [ended] = await tx
    .select({ hash: table.tokenHash })
    .from(table)
    .where(and(eq(table.issuer, issuer), or(ofSession, everywhere)))
    .limit(1);
  if (ended) throw new SsoRefusal('expired', null, subject);
}
