import 'server-only';
import { openDatabase } from '@/lib/server/database/database';
import { verifyAudit } from './verify';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set: postgres://user:password@host:port/database');
const { db, close } = openDatabase(url, { max: 1 });
const { intact, rows, brokenAt } = await verifyAudit(db);
await close();
process.stdout.write(intact ? `The audit is intact: ${rows} rows.\n` : `The audit is broken at row ${brokenAt}.\n`);
process.exitCode = intact ? 0 : 1;
