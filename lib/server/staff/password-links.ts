import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Statements } from '@/lib/server/database/database';
import { passwordLinks } from '@/lib/server/database/people-schema';
import { staff } from '@/lib/server/database/schema';

const hour = 3_600_000;
/** A new person may read the mail tomorrow; who asks for a new password is waiting for it. */
const lifeMs = { welcome: 24 * hour, reset: hour } as const;

type LinkKind = keyof typeof lifeMs;

export interface PasswordLink {
  readonly kind: LinkKind;
  readonly token: string;
  readonly expiresAt: Date;
}

/** Only this is kept: nobody can make a link of it, and comparing hashes tells nothing of the token. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A link by which a person chooses a password, once: 256 random bits. It ends every older one of theirs. */
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

/** Whose link it is, while it may still be used. */
export async function findPasswordLink(db: Statements, token: string, now: Date) {
  const [found] = await db
    .select({ staffId: staff.id, name: staff.name, email: staff.email })
    .from(passwordLinks)
    .innerJoin(staff, eq(staff.id, passwordLinks.staffId))
    .where(and(isUsable(token, now), eq(staff.active, true)));
  return found ?? null;
}

/** Spends a link in one statement, so that of two who use it at the same time one comes too late. Null for that one. */
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

/** The token stands behind `#`: browsers send that part to nobody, so it is in no access log and in no referrer. */
export function linkAddress(appUrl: string, { token }: Pick<PasswordLink, 'token'>): string {
  return `${appUrl}/welcome#${token}`;
}
