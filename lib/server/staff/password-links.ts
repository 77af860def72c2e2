import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Statements } from '@/lib/server/database/database';
import { passwordLinks } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';

const hour = 3_600_000;
/** A new person may read the mail tomorrow; someone who requested a reset is waiting for it. */
const lifeMs = { welcome: 24 * hour, reset: hour } as const;

type LinkKind = keyof typeof lifeMs;

export interface PasswordLink {
  readonly kind: LinkKind;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Only the hash of a token is stored: no link can be made from it. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Creates a one-time link to choose a password: 256 random bits. Invalidates the person's older links. */
export async function makePasswordLink(db: Statements, staffId: string, kind: LinkKind, now: Date): Promise<PasswordLink> {
  await endPasswordLinks(db, staffId, now);
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifeMs[kind]);
  await db.insert(passwordLinks).values({ tokenHash: hashOf(token), staffId, createdAt: now, expiresAt });
  return { kind, token, expiresAt };
}

export async function endPasswordLinks(db: Statements, staffId: string, now: Date): Promise<void> {
  await db
    .update(passwordLinks)
    .set({ endedAt: now })
    .where(and(eq(passwordLinks.staffId, staffId), isUnspent));
}

/** The owner of a link that is still valid. */
export async function findPasswordLink(db: Statements, token: string, now: Date) {
  const [found] = await db
    .select({ staffId: staff.id, name: staff.name, email: staff.email, lastSignInAt: staff.lastSignInAt })
    .from(passwordLinks)
    .innerJoin(staff, eq(staff.id, passwordLinks.staffId))
    .where(and(isUsable(token, now), eq(staff.active, true)));
  return found ?? null;
}

/** Uses up a link in one statement, so that of two concurrent users one gets null. */
export async function spendPasswordLink(db: Statements, token: string, now: Date): Promise<string | null> {
  const [spent] = await db
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(isUsable(token, now))
    .returning({ staffId: passwordLinks.staffId });
  return spent?.staffId ?? null;
}

const isUnspent = and(isNull(passwordLinks.usedAt), isNull(passwordLinks.endedAt));

function isUsable(token: string, now: Date) {
  return and(eq(passwordLinks.tokenHash, hashOf(token)), isUnspent, gt(passwordLinks.expiresAt, now));
}

/** The token is in the URL fragment: browsers send it to no server, so it is in no access log and no referrer. */
export function linkAddress(appUrl: string, { token }: Pick<PasswordLink, 'token'>): string {
  return `${appUrl}/welcome#${token}`;
}
