import 'server-only';
import type { Role } from '@/lib/contracts/office/permission';
import type { Statements } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';

interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** False until a second administrator approves. */
  readonly active: boolean;
}

/** Creates a person without a password, who chooses one by a link. Null when the e-mail is taken; nothing is changed then. */
export async function createStaff(db: Statements, { name, email, role, active }: NewPerson) {
  const values = { name, email: email.toLowerCase(), role, active };
  const [row] = await db.insert(staff).values(values).onConflictDoNothing({ target: staff.email }).returning();
  return row ?? null;
}
