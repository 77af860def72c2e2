import 'server-only';
import { roleNames } from '@/lib/contracts/permission';
import { openDatabase } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema';
import { hashPassword } from './password';

/** The people of the demonstration, one a role. Only the start script of the sandbox mode runs this. */
const people = {
  admin: 'Ana Meireles',
  finance: 'Marina Couto',
  support: 'Rui Bastos',
  developer: 'Davi Quintela',
  auditor: 'Iracema Falcão',
} as const;

const url = process.env.DATABASE_URL;
const password = process.env.DEMO_PASSWORD;
if (!url || !password) throw new Error('DATABASE_URL and DEMO_PASSWORD are needed');
const { db, close } = openDatabase(url, { max: 1 });
const known = await db.select({ email: staff.email }).from(staff);
for (const role of roleNames) {
  const email = `${role}@demo.example`;
  if (known.some((person) => person.email === email)) continue;
  await db
    .insert(staff)
    .values({ name: people[role], email, role, passwordHash: await hashPassword(password) })
    .onConflictDoNothing();
}
await close();
