import 'server-only';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';
import { hashPassword } from '@/lib/server/passwords/password';
import { isDemonstrationDatabase } from '@/lib/settings/database-url.mjs';
import { demoDomain, demoPassword } from '@/lib/settings/demonstration.mjs';

/**
 * The demonstration staff: one per role and a second administrator to approve changes. Created only in a database named for the
 * demonstration.
 */
const people = [
  { account: 'admin', role: 'admin', name: 'Ana Meireles' },
  { account: 'admin2', role: 'admin', name: 'Otávio Serra' },
  { account: 'finance', role: 'finance', name: 'Marina Couto' },
  { account: 'support', role: 'support', name: 'Rui Bastos' },
  { account: 'developer', role: 'developer', name: 'Davi Quintela' },
  { account: 'auditor', role: 'auditor', name: 'Iracema Falcão' },
] as const;

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set: postgres://user:password@host:port/database');
const { db, close } = openDatabase(url, { max: 1 });
const [here] = await db.execute<{ name: string }>(sql`select current_database() as name`);
if (!isDemonstrationDatabase(here?.name ?? ''))
  throw new Error('O cadastro de demonstração só é feito em um banco com demo ou sandbox no nome.');
const known = await db.select({ email: staff.email }).from(staff);
for (const { account, role, name } of people) {
  const email = `${account}${demoDomain}`;
  if (known.some((person) => person.email === email)) continue;
  await db
    .insert(staff)
    .values({ name, email, role, passwordHash: await hashPassword(demoPassword) })
    .onConflictDoNothing();
}
await close();
