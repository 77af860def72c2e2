import 'server-only';
import { and, eq } from 'drizzle-orm';
import { staff } from '@/lib/server/database/schema';

/** Matches people who may decide about others. */
export const isActiveAdmin = and(eq(staff.role, 'admin'), eq(staff.active, true));
