import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The columns of a table whose rows become due: its key, and from when a row waits to be taken. */
interface DueRows {
  readonly id: PgColumn;
  readonly dueAt: PgColumn;
}

/**
 * The condition of an update that takes due rows, the longest due first, at most `max`. Rows that another instance is taking at this moment
 * are left to it; the update moves `dueAt` on, so that each row is taken by one.
 */
export function claimedDue({ id, dueAt }: DueRows, now: Date, max: number): SQL {
  // Materialized, because the planner may run a plain subquery, and lock its rows, more than once.
  return sql`${id} in (
    with due as materialized (
      select ${id} from ${id.table} where ${dueAt} <= ${sql.param(now, dueAt)} order by ${dueAt} limit ${max} for update skip locked
    ) select * from due
  )`;
}
