import type { RecordOf } from '@/lib/contracts/shapes';
import type { Column } from './column';

// Checked by the compiler alone: each line under an expectation has to be refused, and an expectation that is not met is an error.

type Transaction = RecordOf<'transactions.list'>['items'][number];

const shown = { header: 'Referência', cell: (row: Transaction) => row.clientReference };

({ ...shown, id: 'clientReference' }) satisfies Column<Transaction>;
({ ...shown, id: 'party' }) satisfies Column<Transaction, 'party'>;

// @ts-expect-error a transaction has no such field
({ ...shown, id: 'clientRef' }) satisfies Column<Transaction>;

// @ts-expect-error the list has named no column of its own
({ ...shown, id: 'party' }) satisfies Column<Transaction>;

// @ts-expect-error a column of the list's own is one it has named
({ ...shown, id: 'parties' }) satisfies Column<Transaction, 'party'>;

// @ts-expect-error the cell reads a field that a transaction lacks
({ id: 'status', header: 'Status', cell: (row) => row.state }) satisfies Column<Transaction>;
