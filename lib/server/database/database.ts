import 'server-only';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

export type Database = ReturnType<typeof openDatabase>['db'];

/** What statements are sent to: the database, or one transaction of it. */
export type Statements = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/** Opens a pool. `close` ends it once running queries are answered. */
export function openDatabase(url: string, options: { max?: number } = {}) {
  const sql = postgres(url, { max: options.max ?? 10, onnotice: () => {}, connection: { application_name: 'balcao' } });
  return { db: drizzle(sql), sql, close: () => sql.end({ timeout: 5 }) };
}
