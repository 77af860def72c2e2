import 'server-only';
import { open, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '@/lib/server/database/database';
import { type Anchor, parseAnchors } from './anchors/anchor-line';
import { verifyChainFile } from './chain-file/verify-chain-file';
import { verdictText } from './verdict-text';
import { type Verdict, verifyAudit } from './verify';

/** Verifies the audit of the database, or with `--file` a file of it without any database; with `--anchors` against these, `-` for pasted ones. */
async function verify(): Promise<Verdict> {
  const { values } = parseArgs({ options: { file: { type: 'string' }, anchors: { type: 'string' } } });
  const anchors = values.anchors === undefined ? [] : await readAnchors(values.anchors);
  return values.file === undefined ? verifyDatabase(anchors) : verifyFile(values.file, anchors);
}

async function readAnchors(path: string): Promise<Anchor[]> {
  const anchors = parseAnchors(await readFile(path === '-' ? '/dev/stdin' : path, 'utf8'));
  if (anchors.length === 0) throw new Error('No anchor stands in what --anchors names.');
  return anchors;
}

async function verifyFile(path: string, anchors: readonly Anchor[]): Promise<Verdict> {
  const file = await open(path);
  try {
    return await verifyChainFile(file.readLines(), anchors);
  } finally {
    await file.close();
  }
}

async function verifyDatabase(anchors: readonly Anchor[]): Promise<Verdict> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: postgres://user:password@host:port/database');
  const { db, close } = openDatabase(url, { max: 1 });
  try {
    return await verifyAudit(db, anchors);
  } finally {
    await close();
  }
}

try {
  const verdict = await verify();
  process.stdout.write(verdictText(verdict));
  process.exitCode = verdict.intact ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
