import type { Transaction } from '@/lib/contracts/shapes';
import { isIncoming } from '@/lib/domain/transaction-party';

/** The search of lists of transactions. */
export const transactionSearch = {
  fields: {
    name: ['name'],
    amount: ['amount'],
    document: ['document'],
    endToEndId: ['endToEndId'],
    reference: ['clientReference'],
    virtualAccount: ['virtualAccount'],
    day: ['from', 'to'],
  },
  namesOf: (row: Transaction) =>
    (isIncoming(row) ? [row.payerName, row.generatedName] : [row.receiverName]).filter((name) => name !== null).join(' '),
} as const;
