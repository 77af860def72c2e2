import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { z } from 'zod';
import { settings } from '@/lib/settings/settings.mjs';

/** Why nothing can start with this database, as a sentence for whoever starts it. */
export class UnusableDatabaseError extends Error {}

type SettingName = 'DATABASE_URL' | 'DATABASE_OWNER_URL';

/** How long a start waits for the database. */
const connectTimeoutMs = 10_000;
const described = z.object({ form: z.string(), example: z.string() });
const coded = z.object({ code: z.string() });

/**
 * What a database says before anything of ours is asked of it: nobody there, another password, no such database. None of it holds the address.
 */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host has no address',
  EAI_AGAIN: 'its host has no address',
  ETIMEDOUT: 'nothing answers there',
  EHOSTUNREACH: 'nothing answers there',
  CONNECT_TIMEOUT: 'no PostgreSQL answers there',
  CONNECTION_CLOSED: 'no PostgreSQL answers there',
  ECONNRESET: 'no PostgreSQL answers there',
  '28P01': 'user or password is refused',
  '28000': 'user or password is refused',
  '3D000': 'there is no such database',
  '53300': 'it has no connection left',
};

/**
 * Refuses a database that cannot be reached in time, and a pooler that lends a connection for one transaction only: what waits for events, and
 * turns that are taken by locks, need a connection of their own.
 */
export async function requireUsableDatabase(url: string, name: SettingName, maxMs = connectTimeoutMs): Promise<void> {
  const open = () => postgres(url, { max: 1, connect_timeout: maxMs / 1_000, onnotice: () => {}, fetch_types: false });
  const [one, other] = [open(), open()];
  const waiting = new AbortController();
  try {
    // The library connects again and again to what closes the connection.
    const silence = wait(maxMs, 'CONNECT_TIMEOUT', { signal: waiting.signal }).catch(() => null);
    const found = await Promise.race([lendsByTransaction(one, other), silence]);
    if (found === 'CONNECT_TIMEOUT') throw refusal(name, reasons.CONNECT_TIMEOUT ?? '');
    if (found) throw refusal(name, 'it leads to a connection pooler in transaction mode, and events and locks need one in session mode');
  } catch (error) {
    if (error instanceof UnusableDatabaseError) throw error;
    const reason = reasons[coded.safeParse(error).data?.code ?? ''];
    throw reason === undefined ? error : refusal(name, reason);
  } finally {
    waiting.abort();
    await Promise.all([one, other].map((sql) => sql.end({ timeout: 0 })));
  }
}

/** Whether what one client was served by serves another one meanwhile. */
async function lendsByTransaction(one: postgres.Sql, other: postgres.Sql): Promise<boolean> {
  // Without parameters, so that no statement is prepared: a pooler of that kind could not find it again.
  const before = await serverProcess(one);
  return other.begin(async (tx) => (await serverProcess(tx)) === before || (await serverProcess(one)) !== before);
}

async function serverProcess(sql: Pick<postgres.Sql, 'unsafe'>): Promise<number> {
  const [row] = await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
  return row?.pid ?? 0;
}

function refusal(name: SettingName, reason: string): UnusableDatabaseError {
  const { form, example } = described.parse(settings.shape[name].meta());
  return new UnusableDatabaseError(`${name} is wrong: ${reason}; ${form}; for example ${example}`);
}
