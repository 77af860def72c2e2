import 'server-only';
import { and, eq, gt, inArray, max, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SpendingLimitFields } from '@/lib/contracts/office/approvals/spending-limits.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Statements } from '@/lib/server/database/database';
import { spendingLimits } from '@/lib/server/database/schema/approvals-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';
import type { Caller } from '@/lib/server/sessions/caller';

interface StoredLimits {
  /** The id of a role, or that of a person. */
  readonly scope: string;
  readonly version: number;
  readonly limits: SpendingLimitFields;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** The newest version of the limits of every role and person, or of some of them, whether on or off. */
export async function currentLimits(db: Statements, scopes?: readonly string[]): Promise<StoredLimits[]> {
  const newer = alias(spendingLimits, 'newer');
  const isNewer = and(eq(newer.scope, spendingLimits.scope), gt(newer.version, spendingLimits.version));
  return db
    .select({
      scope: spendingLimits.scope,
      version: spendingLimits.version,
      limits: spendingLimits.limits,
      changedBy: staff.name,
      changedAt: spendingLimits.createdAt,
    })
    .from(spendingLimits)
    .innerJoin(staff, eq(staff.id, spendingLimits.createdBy))
    .where(and(scopes && inArray(spendingLimits.scope, [...scopes]), notExists(db.select({ one: sql`1` }).from(newer).where(isNewer))))
    .orderBy(spendingLimits.scope);
}

/** The limits of a person: their own where they are on, else those of their role; null when nothing limits them. */
export async function limitsOf(db: Statements, { staffId, role }: Pick<Caller, 'staffId' | 'role'>): Promise<SpendingLimitFields | null> {
  const found = (await currentLimits(db, [staffId, role])).filter(({ limits }) => limits.enabled);
  return (found.find(({ scope }) => scope === staffId) ?? found[0])?.limits ?? null;
}

interface NewVersion {
  readonly scope: string;
  /** The version that was seen; 0 for the first one. */
  readonly seen: number;
  readonly limits: SpendingLimitFields;
  readonly staffId: string;
}

/** Writes the next version. SVB410 when somebody else wrote one meanwhile. */
export async function writeLimits(db: Statements, { scope, seen, limits, staffId }: NewVersion, now: Date): Promise<number> {
  const [newest] = await db
    .select({ version: max(spendingLimits.version) })
    .from(spendingLimits)
    .where(eq(spendingLimits.scope, scope));
  if ((newest?.version ?? 0) !== seen) throw outdated();
  await db
    .insert(spendingLimits)
    .values({ scope, version: seen + 1, limits, createdBy: staffId, createdAt: now })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? outdated() : error;
    });
  return seen + 1;
}

function outdated() {
  return problem({ statusCode: 409, errorCode: ownCodes.outdated, details: [{ field: 'version', reason: 'newer' }] });
}
