import 'server-only';
import type { Transaction } from '@/lib/contracts/shapes';
import { transactionKind } from '@/lib/contracts/transaction-kind';
import { comesIn, partyName } from '@/lib/contracts/transaction-party';
import { negateReais, type Reais } from '@/lib/format/money';
import type { ExportedColumn } from '@/lib/server/exports/exported-list';

/** What lists of transactions have in common. A screen calls its columns its own way. */
export const transactionPeriod = { from: 'dateFrom', until: 'dateTo', at: (row: Transaction) => row.createdAt };

/** An amount as the balance sees it. */
export function signedAmountOf(row: Transaction): Reais {
  return comesIn(row) ? row.amount : negateReais(row.amount);
}

type Name =
  | 'createdAt'
  | 'type'
  | 'party'
  | 'clientReference'
  | 'virtualAccount'
  | 'endToEndId'
  | 'status'
  | 'serviceFeeCharged'
  | 'amount';

export function transactionColumns(place: string): Readonly<Record<Name, ExportedColumn<Transaction>>> {
  const header = (key: string) => [`${place}.columns`, key] as const;
  return {
    createdAt: { header: header('createdAt'), kind: 'instant', of: (row) => row.createdAt },
    type: { header: header('type'), kind: 'word', words: 'type', of: (row) => transactionKind(row) },
    party: { header: header('party'), kind: 'text', of: (row) => partyName(row) },
    clientReference: { header: header('clientReference'), kind: 'text', of: (row) => row.clientReference },
    virtualAccount: { header: header('virtualAccount'), kind: 'text', of: (row) => row.virtualAccount },
    endToEndId: { header: header('endToEndId'), kind: 'text', of: (row) => row.endToEndId },
    status: { header: header('status'), kind: 'word', words: 'status', of: (row) => row.status },
    serviceFeeCharged: { header: header('serviceFeeCharged'), kind: 'money', of: (row) => row.serviceFeeCharged },
    amount: { header: header('amount'), kind: 'money', of: signedAmountOf },
  };
}
