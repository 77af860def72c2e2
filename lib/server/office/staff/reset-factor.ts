import 'server-only';
import { eq } from 'drizzle-orm';
import { nothing } from '@/lib/contracts/office/staff/grants';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { staff } from '@/lib/server/database/schema/schema';
import type { OfficeHandler } from '@/lib/server/office/context';
import { requirePart } from '@/lib/server/roles/give-role';
import { accessOfRole } from '@/lib/server/roles/role-access';
import { factorsOf, hasFactor } from '@/lib/server/second-factor/factors-of';
import { askChange, changeFacts } from '@/lib/server/staff/change-store';
import { mailStaff, otherAdministrators } from '@/lib/server/staff-mails/store';

/**
 * Asks for the removal of a colleague's second factor, which they have lost. A second administrator decides: whoever could do it alone would need
 * only the password to be somebody else. The colleague is mailed at once.
 */
export const resetFactor: OfficeHandler<'staff.resetFactor'> = async ({ params, caller, services, note }) => {
  const { db, now } = services;
  if (params.id === caller.staffId) throw problem({ statusCode: 403, errorCode: ownCodes.needsAnotherAdministrator });
  const role = await db.transaction(async (tx) => {
    const [found] = await tx.select().from(staff).where(eq(staff.id, params.id)).for('update');
    if (!found) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
    if (!found.active || !hasFactor(await factorsOf(tx, found.id))) throw problem({ statusCode: 409, errorCode: ownCodes.outdated });
    const role = await accessOfRole(tx, found.role);
    requirePart(caller, nothing, role);
    await askChange(tx, { kind: 'factor', person: found, toRole: found.role, askedBy: caller.staffId }, now());
    const receivers = [found.id, ...(await otherAdministrators(tx, caller.staffId))];
    await mailStaff(services, tx, receivers, { kind: 'factor-reset-asked', values: { person: found.name, actor: caller.name } });
    return role;
  });
  note({ facts: changeFacts('factor', role, role) });
  return null;
};
