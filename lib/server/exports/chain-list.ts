import 'server-only';
import { audit } from '@/lib/contracts/office/audit/audit';
import type { RowOf } from '@/lib/lists/definition/list-endpoint';
import { exportedList } from './exported-list';

type ChainedRow = RowOf<'audit.chain'>;

/** The chain of the audit as a file has it: every row, whatever the list on screen shows. */
export const chainList = exportedList({
  name: 'audit',
  columns: {},
  file: {
    walks: audit.chain,
    extra: {
      sequence: { header: ['audit', 'title'], kind: 'number', of: (row: ChainedRow) => row.sequence },
      previousHash: { header: ['audit', 'title'], kind: 'text', of: (row: ChainedRow) => row.previousHash },
      hash: { header: ['audit', 'title'], kind: 'text', of: (row: ChainedRow) => row.hash },
      text: { header: ['audit', 'title'], kind: 'text', of: (row: ChainedRow) => row.text },
    },
  },
});
