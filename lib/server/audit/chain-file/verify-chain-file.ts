import 'server-only';
import type { Anchor } from '@/lib/server/audit/anchors/anchor-line';
import { checkAnchors } from '@/lib/server/audit/anchors/check-anchors';
import { genesis, textHash } from '@/lib/server/audit/chain';
import type { Verdict } from '@/lib/server/audit/verify';
import { chainFileHead, parseChainLine } from './chain-line';

/** Verifies a file of the whole chain, line by line, and that it contains every given anchor. Needs no database. */
export async function verifyChainFile(lines: AsyncIterable<string>, given: readonly Anchor[]): Promise<Verdict> {
  const anchors = checkAnchors(given);
  let rows: number | null = null;
  let previous: Buffer = genesis;
  const verdict = (brokenAt: number | null): Verdict => {
    const { held, lost } = anchors.end(brokenAt === null);
    return { intact: brokenAt === null && lost === null, rows: rows ?? 0, brokenAt, anchors: held, lostAnchor: lost };
  };
  for await (const line of lines) {
    if (rows === null) {
      if (line !== chainFileHead) throw new Error('The file is no chain of the audit: its first line is another.');
      rows = 0;
      continue;
    }
    const row = parseChainLine(line);
    const hash = row ? textHash(row.text, previous) : null;
    const holds = row?.sequence === rows + 1 && row.previousHash === previous.toString('hex') && row.hash === hash?.toString('hex');
    if (!holds || !hash) return verdict(rows + 1);
    rows += 1;
    previous = hash;
    anchors.pass(rows, hash);
  }
  if (rows === null) throw new Error('The file is empty.');
  return verdict(null);
}
