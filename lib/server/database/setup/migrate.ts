import 'server-only';
import { migrateDatabase } from './migrate-database';
import { requireUsableDatabase, UnusableDatabaseError } from './usable-database';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set: postgres://user:password@host:port/database');
const ownerUrl = process.env.DATABASE_OWNER_URL ?? url;
try {
  await requireUsableDatabase(ownerUrl, ownerUrl === url ? 'DATABASE_URL' : 'DATABASE_OWNER_URL');
  await migrateDatabase(ownerUrl, url);
} catch (error) {
  if (!(error instanceof UnusableDatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
