import 'server-only';
import { openDatabase } from '@/lib/server/database/database';
import { requireKnownSchema } from './apply-migrations';
import { migrateDatabase } from './migrate-database';
import { requireUsableDatabase, UnusableDatabaseError } from './usable-database';

/** Whether to look only, and change nothing: what takes minutes, such as a build, comes after that. */
const isLook = process.argv.includes('--look');
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set: postgres://user:password@host:port/database');
const ownerUrl = process.env.DATABASE_OWNER_URL ?? url;
try {
  await requireUsableDatabase(ownerUrl, ownerUrl === url ? 'DATABASE_URL' : 'DATABASE_OWNER_URL');
  if (isLook) await look(url);
  else await migrateDatabase(ownerUrl, url);
} catch (error) {
  if (!(error instanceof UnusableDatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function look(appUrl: string): Promise<void> {
  if (appUrl !== ownerUrl) await requireUsableDatabase(appUrl, 'DATABASE_URL');
  const { sql, close } = openDatabase(ownerUrl, { max: 1 });
  await requireKnownSchema(sql).finally(close);
}
