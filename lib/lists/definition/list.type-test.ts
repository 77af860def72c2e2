import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { defineList } from './list';

// Checked by the compiler only: every line below an expectation must be refused, and an unmet expectation is an error.

const declared = { name: 'transactions', path: '/transactions', endpoint: transactions.list, fields: {}, input: () => ({}) } as const;

defineList({ ...declared, columns: { status: { kind: 'text', of: (row) => row.status } } });

// @ts-expect-error the messages of the list name no such column
defineList({ ...declared, columns: { state: { kind: 'text', of: (row) => row.status } } });

// @ts-expect-error a transaction has no such field
defineList({ ...declared, columns: { status: { kind: 'text', of: (row) => row.state } } });

// @ts-expect-error a count is no amount of money
defineList({ ...declared, columns: { amount: { kind: 'money', of: () => 1 } } });
