import 'server-only';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Requirement } from '@/lib/contracts/office/approvals/approvals.shape';
import { may } from '@/lib/contracts/office/permission';
import { areMet, type Colleague } from '@/lib/domain/approval/satisfiable';
import type { Statements } from '@/lib/server/database/database';
import { approvalVotes } from '@/lib/server/database/schema/approvals-schema';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { accessColumns, accessOf, accessOfPerson, holds, isTheirRole } from '@/lib/server/roles/role-access';
import type { ApprovalRow } from './request/frozen-request';

/** The people whose approval of exactly this request was given, with the role they have today and what it opens: who may not decide any more does not count. */
export async function countingVoters(db: Statements, { id, requestHash }: Pick<ApprovalRow, 'id' | 'requestHash'>): Promise<Colleague[]> {
  const rows = await db
    .select({ ...accessColumns, id: staff.id })
    .from(approvalVotes)
    .innerJoin(staff, eq(staff.id, approvalVotes.staffId))
    .leftJoin(customRoles, isTheirRole)
    .where(
      and(
        eq(approvalVotes.approvalId, id),
        eq(approvalVotes.verdict, 'approved'),
        eq(approvalVotes.requestHash, requestHash),
        eq(staff.active, true),
      ),
    );
  return rows.map((row) => ({ id: row.id, ...accessOf(row) }));
}

/** Whether all requirements are met by who may approve now; or whether the administrator who waived them is still one. */
export async function isApproved(db: Statements, row: ApprovalRow): Promise<boolean> {
  if (row.overriddenBy !== null) {
    const person = await accessOfPerson(db, row.overriddenBy);
    return person?.active === true && may(person, 'approvals:override');
  }
  return areMet(row.requirements, await countingVoters(db, row));
}

/** Everybody who may vote on a request, except the person who asked. */
export async function possibleApprovers(db: Statements, requirements: readonly Requirement[], makerId: string): Promise<string[]> {
  const roles = Array.from(new Set(requirements.flatMap((one) => one.roles)));
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.active, true), inArray(staff.role, roles), holds(db, 'approvals:decide'), ne(staff.id, makerId)));
  return rows.map(({ id }) => id);
}
