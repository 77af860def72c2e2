import 'server-only';
import { sql } from 'drizzle-orm';
import { roleNames } from '@/lib/contracts/permission';
import { openDatabase } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema';
import { isDemonstrationDatabase } from '@/lib/settings/database-url.mjs';
import { demoDomain, demoPassword } from '@/lib/settings/demonstration.mjs';
import { hashPassword } from './password';

/** The people of the demonstration, one a role. They are made in a database named for it and in no other, whoever runs this. */
const people = {
  admin: 'Ana Meireles',
  finance: 'Marina Couto',
  support: 'Rui Bastos',
  developer: 'Davi Quintela',
  auditor: 'Iracema Falcão',
} as const;

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set: postgres://user:password@host:port/database');
const { db, close } = openDatabase(url, { max: 1 });
const [here] = await db.execute<{ name: string }>(sql`select current_database() as name`);
if (!isDemonstrationDatabase(here?.name ?? ''))
  throw new Error('O cadastro de demonstração só é feito em um banco com demo ou sandbox no nome.');
const known = await db.select({ email: staff.email }).from(staff);
for (const role of roleNames) {
  const email = `${role}${demoDomain}`;
  if (known.some((person) => person.email === email)) continue;
  await db
    .insert(staff)
    .values({ name: people[role], email, role, passwordHash: await hashPassword(demoPassword) })
    .onConflictDoNothing();
}
await close();
