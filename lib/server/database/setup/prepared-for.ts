import 'server-only';
import type { Database } from '@/lib/server/database/database';

/** A prepared statement, created once per database instead of with each call. */
export function preparedFor<Query>(prepare: (db: Database) => Query): (db: Database) => Query {
  const made = new WeakMap<Database, Query>();
  return (db) => {
    const query = made.get(db) ?? prepare(db);
    made.set(db, query);
    return query;
  };
}
