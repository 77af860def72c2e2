import 'server-only';
import type { RecordOf } from '@/lib/contracts/shapes';
import type { staff } from '@/lib/server/database/schema/schema';

/** A staff row as others may see it: never the password's hash. */
export function staffRecord(row: typeof staff.$inferSelect, roleName: string | null): RecordOf<'staff.change'>['staff'] {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    roleName,
    active: row.active,
    hasPassword: row.passwordHash !== null,
    sso: ssoOf(row),
    lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

function ssoOf({ ssoSubject, ssoAllowedUntil }: typeof staff.$inferSelect): 'bound' | 'allowed' | 'none' {
  if (ssoSubject !== null) return 'bound';
  return ssoAllowedUntil !== null ? 'allowed' : 'none';
}
