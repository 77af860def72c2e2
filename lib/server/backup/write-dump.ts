import 'server-only';
import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import { quoted, sequencesOf, tablesInOrder } from './dump-tables';

/** What stands above a dump. */
export interface DumpHead {
  readonly format: 1;
  /** The version that wrote it. */
  readonly version: string;
  /** The newest migration of its schema. */
  readonly schema: number;
  readonly at: string;
  readonly isDemonstration: boolean;
  /** Generated keys that stand in a file beside the database; null where the environment has them. */
  readonly secrets: Readonly<Record<string, string>> | null;
}

/** What stands below it: rows of each table, and the digest of everything above. */
export interface DumpEnd {
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

export const headTag = '-- balcao-backup ';
export const endTag = '-- balcao-end ';

const lineFeed = 10;

/**
 * Everything in the database as it is at one moment, as SQL that `psql` reads as well, while everybody goes on writing. The tables themselves are
 * not in it: migrations make them.
 */
export async function* writeDump(sql: Sql, head: Omit<DumpHead, 'format' | 'schema'>): AsyncGenerator<Buffer, DumpEnd> {
  // The library waits for ever for a connection of one's own where none is open yet.
  await sql`select 1`;
  const connection = await sql.reserve();
  const digest = createHash('sha256');
  const hashed = (bytes: Buffer) => {
    digest.update(bytes);
    return bytes;
  };
  const line = (text: string) => hashed(Buffer.from(`${text}\n`));
  const rows: Record<string, number> = {};
  try {
    await connection`begin isolation level repeatable read read only`;
    const [last] = await connection<{ at: string }[]>`select max(created_at)::text as at from drizzle.__drizzle_migrations`;
    const whole: DumpHead = { format: 1, schema: Number(last?.at ?? 0), ...head };
    yield line(`${headTag}${JSON.stringify(whole)}`);
    for (const { name, columns } of await tablesInOrder(connection)) {
      const list = columns.map(quoted).join(', ');
      yield line(`COPY public.${quoted(name)} (${list}) FROM stdin;`);
      let count = 0;
      const stored = await connection.unsafe(`copy public.${quoted(name)} (${list}) to stdout`).readable();
      // A stream of bytes gives buffers.
      for await (const bytes of stored as AsyncIterable<Buffer>) {
        for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) count += 1;
        yield hashed(bytes);
      }
      rows[name] = count;
      yield line('\\.');
    }
    for (const { name, last: value } of await sequencesOf(connection))
      yield line(`SELECT pg_catalog.setval('public.${quoted(name)}', ${value}, true);`);
    const end: DumpEnd = { rows, sha256: digest.digest('hex') };
    yield Buffer.from(`${endTag}${JSON.stringify(end)}\n`);
    return end;
  } finally {
    await connection`rollback`.catch(() => {});
    connection.release();
  }
}
