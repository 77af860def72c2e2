import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type DumpEnd, type DumpHead, endTag, headTag } from './write-dump';

const headShape = z.object({
  format: z.literal(1),
  version: z.string(),
  schema: z.number(),
  at: z.iso.datetime(),
  isDemonstration: z.boolean(),
  secrets: z.record(z.string(), z.string()).nullable(),
});
const endShape = z.object({ rows: z.record(z.string(), z.number()), sha256: z.string() });

const copyLine = /^COPY public\."(\w+)" \(("\w+"(?:, "\w+")*)\) FROM stdin;$/;
const sequenceLine = /^SELECT pg_catalog\.setval\('public\."(\w+)"', (\d+), true\);$/;
const lineFeed = 10;
const endOfCopy = Buffer.from('\\.');

/** What a dump is read into. */
export interface DumpReader {
  head(head: DumpHead): Promise<void>;
  table(name: string, columns: string): Promise<void>;
  /** One row, with its line feed. */
  row(line: Buffer): Promise<void>;
  tableEnd(): Promise<void>;
  sequence(name: string, last: string): Promise<void>;
}

/** Where a dump is not what was written. */
export class DamagedDumpError extends Error {}

/**
 * Reads a dump from the first to the last line, each of which must be one of those that are written, and checks rows and digest. Nothing in it is
 * run: names and numbers alone are taken from it.
 */
export async function readDump(bytes: AsyncIterable<Buffer>, reader: DumpReader): Promise<{ head: DumpHead; end: DumpEnd }> {
  const digest = createHash('sha256');
  const rows: Record<string, number> = {};
  let head: DumpHead | null = null;
  let table: string | null = null;
  for await (const line of linesOf(bytes)) {
    const content = line.subarray(0, -1);
    if (table !== null && !content.equals(endOfCopy)) {
      digest.update(line);
      rows[table] = (rows[table] ?? 0) + 1;
      await reader.row(line);
      continue;
    }
    const text = content.toString();
    if (head && table === null && text.startsWith(endTag)) {
      const end = endShape.parse(JSON.parse(text.slice(endTag.length)));
      if (end.sha256 !== digest.digest('hex') || !haveTheSame(end.rows, rows)) throw new DamagedDumpError('its digest is another one');
      return { head, end };
    }
    digest.update(line);
    const [, name, columns] = copyLine.exec(text) ?? [];
    const [, sequence, last] = sequenceLine.exec(text) ?? [];
    if (table !== null) {
      table = null;
      await reader.tableEnd();
    } else if (head === null && text.startsWith(headTag)) {
      head = headShape.parse(JSON.parse(text.slice(headTag.length)));
      await reader.head(head);
    } else if (head && name && columns) {
      table = name;
      rows[name] = 0;
      await reader.table(name, columns);
    } else if (head && sequence && last) await reader.sequence(sequence, last);
    else throw new DamagedDumpError('a line of it is none of ours');
  }
  throw new DamagedDumpError('it ends too early');
}

function haveTheSame(some: Readonly<Record<string, number>>, others: Readonly<Record<string, number>>): boolean {
  const names = Object.keys(some);
  return names.length === Object.keys(others).length && names.every((name) => some[name] === others[name]);
}

/** Lines with their line feed; what comes after the last one is no line. */
async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  for await (const chunk of bytes) {
    let from = 0;
    for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, at + 1)]);
      parts = [];
      from = at + 1;
    }
    if (from < chunk.length) parts.push(chunk.subarray(from));
  }
}
