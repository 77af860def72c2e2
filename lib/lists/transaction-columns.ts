import { transactions } from '@/lib/contracts/pix/transactions';
import type { Transaction } from '@/lib/contracts/shapes';
import { paymentMoney } from '@/lib/domain/payment/payment-money';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { directionOf, partyName } from '@/lib/domain/transaction-party';
import { toReais } from '@/lib/format/money';
import type { ListColumn } from './definition/column';

type Column = ListColumn<Transaction>;

/** Columns shared by lists of transactions. */
export const transactionColumns = {
  createdAt: { kind: 'instant', of: (row) => row.createdAt, width: 'w-[156px]', sorted: 'descending' },
  type: { kind: 'word', words: 'type', of: (row) => transactionKind(row), width: 'w-[126px]' },
  party: { kind: 'text', of: (row) => partyName(row) },
  clientReference: { kind: 'code', of: (row) => row.clientReference, width: 'w-[190px]', optional: true },
  virtualAccount: { kind: 'text', of: (row) => row.virtualAccount, width: 'w-[120px]', optional: true, startsHidden: true },
  status: { kind: 'word', words: 'status', of: (row) => row.status, width: 'w-[172px]' },
  amount: { kind: 'money', of: (row) => paymentMoney(row).signed, width: 'w-[120px]', align: 'end' },
} as const satisfies Readonly<Record<string, Column>>;

/** How lists of transactions are exported. */
export const transactionFile = {
  walks: transactions.list,
  period: { from: 'dateFrom', until: 'dateTo', at: (row: Transaction) => row.createdAt },
  sum: (row: Transaction) => (directionOf(row) === null ? toReais(0) : paymentMoney(row).signed),
} as const;
