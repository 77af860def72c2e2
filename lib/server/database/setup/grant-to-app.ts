import 'server-only';
import type { Sql } from 'postgres';

/** Tables the app may only insert into and read. */
const appendOnly = ['audit', 'audit_anchors', 'approval_rules', 'approval_votes', 'spending_limits'];

/**
 * Grants the app's user what it needs and nothing else: rows of every table, the number of the schema to read, no ownership, and no update of append-only tables. Runs after
 * each migration, so that new tables are covered.
 */
export async function grantToApp(sql: Sql, role: string): Promise<void> {
  await sql.begin(async (tx) => {
    const app = tx(role);
    await tx`revoke all on all tables in schema public from ${app}`;
    await tx`grant usage on schema public to ${app}`;
    await tx`grant usage on schema drizzle to ${app}`;
    await tx`grant select on table drizzle.__drizzle_migrations to ${app}`;
    await tx`grant usage on all sequences in schema public to ${app}`;
    await tx`grant select, insert, update, delete on all tables in schema public to ${app}`;
    await tx`revoke update, delete on table ${tx(appendOnly)} from ${app}`;
  });
}
