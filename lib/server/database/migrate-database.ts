import 'server-only';
import path from 'node:path';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { openDatabase } from './database';

const migrationLock = 6_042_001;

/** Brings a database to the present schema. Two starting at once take turns. */
export async function migrateDatabase(url: string): Promise<void> {
  const { db, sql, close } = openDatabase(url, { max: 1 });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await migrate(db, { migrationsFolder: path.join(process.cwd(), 'lib/server/database/migrations') });
  } finally {
    await close();
  }
}
