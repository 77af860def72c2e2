import 'server-only';
import { z } from 'zod';

/** The first line of a file of the chain: what it is, and how to verify it without our program. */
export const chainFileHead = JSON.stringify({
  file: 'balcao-audit-chain',
  version: 1,
  hash: 'SHA-256 of the text in UTF-8, followed by the 32 bytes of the previous hash; the first previous hash is 32 zeros',
});

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const chainLine = z.strictObject({
  sequence: z.int().positive(),
  previousHash: digest,
  hash: digest,
  /** The text that is hashed: a JSON array whose first item is the sequence. */
  text: z.string(),
});

/** One row of the audit in a file: all that its hash covers, and the hash. */
export type ChainLine = z.output<typeof chainLine>;

/** Null for what is no such line. */
export function parseChainLine(line: string): ChainLine | null {
  try {
    const parsed = chainLine.parse(JSON.parse(line));
    const [sequence]: unknown[] = z.array(z.unknown()).parse(JSON.parse(parsed.text));
    return sequence === parsed.sequence ? parsed : null;
  } catch {
    return null;
  }
}
