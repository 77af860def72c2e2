import 'server-only';
import type { Sql } from 'postgres';

/** What happened stays as it was written: the app adds to these and reads them. */
const appendOnly = ['audit'];

/**
 * Gives the user that serves the app what it needs and nothing else: rows of every table, no table itself, and of an append-only one
 * no change. Runs after each migration, so a new table is covered with it.
 */
export async function grantToApp(sql: Sql, role: string): Promise<void> {
  await sql.begin(async (tx) => {
    const app = tx(role);
    await tx`revoke all on all tables in schema public from ${app}`;
    await tx`grant usage on schema public to ${app}`;
    await tx`grant usage on all sequences in schema public to ${app}`;
    await tx`grant select, insert, update, delete on all tables in schema public to ${app}`;
    await tx`revoke update, delete on table ${tx(appendOnly)} from ${app}`;
  });
}
