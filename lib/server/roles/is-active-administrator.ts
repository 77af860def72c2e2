import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Statements } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';
import { holds } from './role-access';

/** Matches people who may decide about others, whatever their role is called. */
export function isActiveAdministrator(db: Statements) {
  return and(eq(staff.active, true), holds(db, 'staff:write'));
}
