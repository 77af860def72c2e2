import 'server-only';
import { chainFileHead } from '@/lib/server/audit/chain-file/chain-line';
import type { FileFormat } from './file-format';

/** What a line of the chain has, in this order. */
export const chainColumns = ['sequence', 'previousHash', 'hash', 'text'] as const;

/** JSON lines: what the file is, then one row of the audit each, exactly as it is hashed. */
export const chainFormat: FileFormat = {
  open: (columns) => ({
    rows: (rows) => {
      const lineOf = (row: (typeof rows)[number]) => JSON.stringify(Object.fromEntries(columns.map(({ id }, at) => [id, row[at] ?? null])));
      return Buffer.from(rows.map((row) => `${lineOf(row)}\n`).join(''));
    },
    end: () => ({ head: Buffer.from(`${chainFileHead}\n`), tail: Buffer.alloc(0) }),
  }),
};
