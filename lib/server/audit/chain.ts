import 'server-only';
import { createHash } from 'node:crypto';

/** What the hash of a row covers, in this order. */
export interface AuditRow {
  readonly sequence: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly action: string;
  readonly object: string | null;
  readonly result: string;
  readonly address: string | null;
  readonly requestId: string | null;
  readonly facts: Readonly<Record<string, string>>;
  readonly sessionId: string | null;
}

/** The hash before the first row. */
export const genesis: Buffer = Buffer.alloc(32);

/** SHA-256 over the row in one fixed encoding, and the previous hash. */
export function chainHash(row: AuditRow, previousHash: Buffer): Buffer {
  return textHash(canonicalText(row), previousHash);
}

/** SHA-256 over a canonical text in UTF-8, and the 32 bytes of the previous hash. */
export function textHash(canonical: string, previousHash: Buffer): Buffer {
  return createHash('sha256').update(canonical).update(previousHash).digest();
}

/** The row in one fixed encoding. */
export function canonicalText(row: AuditRow): string {
  const facts = Object.entries(row.facts).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    row.sequence,
    row.at.toISOString(),
    row.actorId,
    row.action,
    row.object,
    row.result,
    row.address,
    row.requestId,
    facts,
    // Rows from before session ids were stored have none, and their hash covers none.
    ...(row.sessionId === null ? [] : [row.sessionId]),
  ]);
}
