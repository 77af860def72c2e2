import 'server-only';
import { and, eq, gt, max, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RuleFields } from '@/lib/contracts/office/approvals/approval-rules.shape';
import type { Requirement } from '@/lib/contracts/office/approvals/approvals.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { ApprovalRule } from '@/lib/domain/approval/approval-rule';
import { type Colleague, isSatisfiable } from '@/lib/domain/approval/satisfiable';
import { approvalRules } from '@/lib/server/database/approvals-schema';
import type { Statements } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';
import { mayAsk } from './sensitive-endpoints';

/** The newest version of every rule, whether it is on or off. */
export async function currentRules(db: Statements): Promise<(ApprovalRule & { changedBy: string; changedAt: Date })[]> {
  const newer = alias(approvalRules, 'newer');
  const isNewer = and(eq(newer.id, approvalRules.id), gt(newer.version, approvalRules.version));
  const rows = await db
    .select({ row: approvalRules, changedBy: staff.name })
    .from(approvalRules)
    .innerJoin(staff, eq(staff.id, approvalRules.createdBy))
    .where(notExists(db.select({ one: sql`1` }).from(newer).where(isNewer)))
    .orderBy(approvalRules.id);
  return rows.map(({ row, changedBy }) => ({
    ...row.rule,
    id: row.id,
    version: row.version,
    changedBy,
    changedAt: row.createdAt,
  }));
}

interface NewVersion {
  readonly id: string;
  /** The version that was seen; 0 for a new rule. */
  readonly seen: number;
  readonly rule: RuleFields;
  readonly staffId: string;
}

/** Writes the next version of a rule. SVB410 when somebody else wrote one meanwhile. */
export async function writeRule(db: Statements, { id, seen, rule, staffId }: NewVersion, now: Date): Promise<number> {
  const [newest] = await db
    .select({ version: max(approvalRules.version) })
    .from(approvalRules)
    .where(eq(approvalRules.id, id));
  if ((newest?.version ?? 0) !== seen) throw outdated();
  await db
    .insert(approvalRules)
    .values({ id, version: seen + 1, rule, createdBy: staffId, createdAt: now })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? outdated() : error;
    });
  return seen + 1;
}

function outdated() {
  return problem({ statusCode: 409, errorCode: ownCodes.outdated, details: [{ field: 'version', reason: 'newer' }] });
}

export async function activeColleagues(db: Statements): Promise<Colleague[]> {
  return db.select({ id: staff.id, role: staff.role }).from(staff).where(eq(staff.active, true));
}

/** Throws SVB472 for a rule that is on and that others could not meet, whoever asks. */
export async function requireSatisfiable(db: Statements, rule: RuleFields): Promise<void> {
  if (!rule.enabled || isSatisfiable(rule, await activeColleagues(db), mayAsk)) return;
  throw problem({
    statusCode: 422,
    errorCode: ownCodes.ruleUnsatisfiable,
    details: [{ field: 'needed', reason: String(rule.needed + 1) }],
  });
}

const rulesOfRules = '00000000-0000-4000-8000-000000000000';

/** A change of the rules waits for another administrator, as soon as there is one. */
export async function requirementOfRuleChange(db: Statements): Promise<Requirement | null> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(staff)
    .where(and(eq(staff.role, 'admin'), eq(staff.active, true)));
  if ((found?.count ?? 0) < 2) return null;
  return { rule: rulesOfRules, version: 1, title: '', triggers: ['always'], needed: 1, roles: ['admin'] };
}

/** How long a change of the rules can be decided. */
export const ruleChangeStandsHours = 72;
