import 'server-only';
import path from 'node:path';
import { openDatabase } from '@/lib/server/database/database';
import { applyMigrations, requireKnownSchema } from './apply-migrations';
import { grantToApp } from './grant-to-app';

const migrationLock = 6_042_001;

/**
 * Migrates a database to the current schema. Two concurrent starts take turns. @param url as the user who owns the tables @param appUrl as
 * the app's user, who gets the needed grants if it differs
 */
export async function migrateDatabase(url: string, appUrl = url): Promise<void> {
  const { sql, close } = openDatabase(url, { max: 1 });
  try {
    await sql`select pg_advisory_lock(${migrationLock})`;
    await requireKnownSchema(sql);
    await applyMigrations(sql, path.join(process.cwd(), 'lib/server/database/migrations'));
    const role = decodeURIComponent(new URL(appUrl).username);
    const [owner] = await sql<{ name: string }[]>`select current_user as name`;
    if (role !== '' && role !== owner?.name) await grantToApp(sql, role);
  } finally {
    await close();
  }
}
