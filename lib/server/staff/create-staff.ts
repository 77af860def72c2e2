import 'server-only';
import type { Role } from '@/lib/contracts/permission';
import type { Database } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema';
import { hashPassword, oneTimePassword } from './password';

/** Adds a person with a password to be used once. Null when the e-mail is taken; nothing is changed then. */
export async function createStaff(db: Database, person: { name: string; email: string; role: Role }) {
  const password = oneTimePassword();
  const [row] = await db
    .insert(staff)
    .values({ ...person, email: person.email.toLowerCase(), passwordHash: await hashPassword(password), mustChangePassword: true })
    .onConflictDoNothing({ target: staff.email })
    .returning();
  return row ? { row, oneTimePassword: password } : null;
}
