import 'server-only';
import { migrateDatabase } from './migrate-database';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set: postgres://user:password@host:port/database');
await migrateDatabase(process.env.DATABASE_OWNER_URL ?? url, url);
