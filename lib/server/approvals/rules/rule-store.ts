import 'server-only';
import { and, eq, gt, max, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RuleFields } from '@/lib/contracts/office/approvals/approval-rules.shape';
import type { Requirement } from '@/lib/contracts/office/approvals/approvals.shape';
import { may, type Permission, type Role } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { ApprovalRule } from '@/lib/domain/approval/approval-rule';
import { type Colleague, isSatisfiable } from '@/lib/domain/approval/satisfiable';
import type { Statements } from '@/lib/server/database/database';
import { approvalRules } from '@/lib/server/database/schema/approvals-schema';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';
import { accessColumns, accessOf, isTheirRole } from '@/lib/server/roles/role-access';
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
  const rows = await db
    .select({ ...accessColumns, id: staff.id })
    .from(staff)
    .leftJoin(customRoles, isTheirRole)
    .where(eq(staff.active, true));
  return rows.map((row) => ({ id: row.id, ...accessOf(row) }));
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

/**
 * What a change of our own settings waits for: another person who may make it and decides about requests. Null while there is none, since nobody
 * could approve it. `makerId` is who asks for it; null for whoever may.
 */
export async function requirementOfSettingsChange(
  db: Statements,
  permission: Permission,
  makerId: string | null,
): Promise<Requirement | null> {
  const colleagues = await activeColleagues(db);
  const deciders = colleagues.filter((person) => may(person, permission) && may(person, 'approvals:decide'));
  const others = deciders.filter(({ id }) => id !== makerId);
  if (others.length < (makerId === null ? 2 : 1)) return null;
  return { rule: rulesOfRules, version: 1, title: '', triggers: ['always'], needed: 1, roles: rolesOf(others) };
}

/**
 * What the gift of permissions that its maker lacks waits for: for each, somebody who has it and decides about requests. A permission that no such
 * person has is in `nobody`.
 */
export async function requirementsOfGrant(db: Statements, lacking: readonly Permission[], makerId: string) {
  const others = (await activeColleagues(db)).filter((person) => person.id !== makerId && may(person, 'approvals:decide'));
  const givers = lacking.map((permission) => ({ permission, roles: rolesOf(others.filter((person) => may(person, permission))) }));
  const sets = new Map(givers.filter(({ roles }) => roles.length > 0).map(({ roles }) => [roles.join(), roles]));
  return {
    nobody: givers.filter(({ roles }) => roles.length === 0).map(({ permission }) => permission),
    requirements: [...sets.values()].map(
      (roles): Requirement => ({ rule: rulesOfRules, version: 1, title: '', triggers: ['grants'], needed: 1, roles }),
    ),
  };
}

function rolesOf(people: readonly Colleague[]): Role[] {
  return Array.from(new Set(people.map(({ role }) => role))).toSorted();
}

/** How long a change of settings can be decided. */
export const settingsChangeStandsHours = 72;
