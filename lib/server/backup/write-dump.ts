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

/** Rows held in memory at once; a piece of a file has half a megabyte. */
const rowsAtOnce = 100;

type Cells = readonly (string | null)[];

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A row as `COPY` reads it. */
function copyRow(cells: Cells): string {
  return cells.map((cell) => (cell === null ? '\\N' : cell.replaceAll(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign))).join('\t');
}

/**
 * Everything in the database as it is at one moment, as SQL that `psql` reads as well, while everybody goes on writing. The tables themselves are
 * not in it: migrations make them. @param sql of one connection, so that what follows `begin` is in its transaction
 */
export async function* writeDump(sql: Sql, head: Omit<DumpHead, 'format' | 'schema'>): AsyncGenerator<Buffer, DumpEnd> {
  if (sql.options.max !== 1) throw new Error('A dump needs a pool of one connection.');
  const digest = createHash('sha256');
  const hashed = (bytes: Buffer) => {
    digest.update(bytes);
    return bytes;
  };
  const line = (text: string) => hashed(Buffer.from(`${text}\n`));
  const rows: Record<string, number> = {};
  try {
    await sql`begin isolation level repeatable read read only`;
    const began = await transactionOf(sql);
    // A connection that was lost and opened again would read the rest at another moment.
    const requireSame = async () => {
      if ((await transactionOf(sql)) !== began) throw new Error('The connection to the database was lost.');
    };
    const [last] = await sql<{ at: string }[]>`select max(created_at)::text as at from drizzle.__drizzle_migrations`;
    const whole: DumpHead = { format: 1, schema: Number(last?.at ?? 0), ...head };
    yield line(`${headTag}${JSON.stringify(whole)}`);
    for (const { name, columns } of await tablesInOrder(sql)) {
      await requireSame();
      const list = columns.map(quoted).join(', ');
      yield line(`COPY public.${quoted(name)} (${list}) FROM stdin;`);
      let count = 0;
      const texts = columns.map((column) => `${quoted(column)}::text`).join(', ');
      // Each column is a text or null.
      const batches = sql
        .unsafe(`select ${texts} from public.${quoted(name)}`)
        .values()
        .cursor(rowsAtOnce) as AsyncIterable<Cells[]>;
      for await (const batch of batches) {
        count += batch.length;
        if (batch.length > 0) yield line(batch.map(copyRow).join('\n'));
      }
      rows[name] = count;
      yield line('\\.');
    }
    for (const { name, last: value } of await sequencesOf(sql))
      yield line(`SELECT pg_catalog.setval('public.${quoted(name)}', ${value}, true);`);
    await requireSame();
    const end: DumpEnd = { rows, sha256: digest.digest('hex') };
    yield Buffer.from(`${endTag}${JSON.stringify(end)}\n`);
    return end;
  } finally {
    // Not waited for: a connection that was lost may never answer.
    sql`rollback`.catch(() => {});
  }
}

/** What tells this transaction from any other. */
async function transactionOf(sql: Sql): Promise<string> {
  const [row] = await sql<
    { id: string }[]
  >`select pg_backend_pid() || ' ' || xact_start as id from pg_stat_activity where pid = pg_backend_pid()`;
  return row?.id ?? '';
}
