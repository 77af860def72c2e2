import 'server-only';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

export type Database = ReturnType<typeof openDatabase>['db'];

/** Where statements run: the database, or a transaction. */
export type Statements = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>;

/**
 * Seconds before a lost connection is opened again. The library counts the losses of all connections together, so that a pool
 * whose connections are cut at once would wait 20 s by its own rule.
 */
const reconnectDelay = (losses: number) => (0.5 + Math.random() / 2) * Math.min(losses / 50, 0.5);

/** Opens a pool. `close` ends it after the running queries. */
export function openDatabase(url: string, options: { max?: number } = {}) {
  const sql = postgres(url, {
    max: options.max ?? 10,
    onnotice: () => {},
    connection: { application_name: 'balcao' },
    // Arrays are read and written by drizzle. A connection that is cut while the library asks for their types would end the process.
    fetch_types: false,
    backoff: reconnectDelay,
  });
  return { db: drizzle(sql), sql, close: () => sql.end({ timeout: 5 }) };
}
