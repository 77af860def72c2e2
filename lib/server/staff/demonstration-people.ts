import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';
import { passwordMatches } from '@/lib/server/passwords/password';
import { demoDomain, demoPassword } from '@/lib/settings/demonstration.mjs';

/** Active people from a demonstration: recognised by their e-mail, or by the published password. */
export async function findDemonstrationPeople(db: Database): Promise<string[]> {
  const active = await db.select({ email: staff.email, passwordHash: staff.passwordHash }).from(staff).where(eq(staff.active, true));
  const found: string[] = [];
  for (const { email, passwordHash } of active) {
    if (email.toLowerCase().endsWith(demoDomain) || (passwordHash !== null && (await passwordMatches(passwordHash, demoPassword))))
      found.push(email);
  }
  return found;
}

/** @throws Error that names them and the command that ends their access. */
export async function refuseDemonstrationPeople(db: Database): Promise<void> {
  const found = await findDemonstrationPeople(db);
  if (found.length === 0) return;
  const commands = found.map((email) => `  npm run staff -- deactivate --email ${email}`);
  throw new Error(
    `Balcão does not start before the real account while the password of the demonstration, which everybody knows, opens it. Deactivate:\n${commands.join('\n')}`,
  );
}
