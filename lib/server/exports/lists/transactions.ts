import 'server-only';
import { transactionKind } from '@/lib/contracts/transaction-kind';
import { comesIn, partyName } from '@/lib/contracts/transaction-party';
import { negateReais } from '@/lib/format/money';
import { exportedList } from '@/lib/server/exports/exported-list';

const header = (key: string) => ['transactions.columns', key] as const;

export const transactionsExport = exportedList<'transactions.list', 'transactions'>('transactions.list', {
  title: ['transactions', 'title'],
  period: { from: 'dateFrom', until: 'dateTo', at: (row) => row.createdAt },
  sum: (row) => (comesIn(row) ? row.amount : negateReais(row.amount)),
  columns: {
    createdAt: { header: header('createdAt'), kind: 'instant', of: (row) => row.createdAt },
    type: { header: header('type'), kind: 'word', words: 'type', of: (row) => transactionKind(row) },
    party: { header: header('party'), kind: 'text', of: (row) => partyName(row) },
    clientReference: { header: header('clientReference'), kind: 'text', of: (row) => row.clientReference },
    virtualAccount: { header: header('virtualAccount'), kind: 'text', of: (row) => row.virtualAccount },
    endToEndId: { header: header('endToEndId'), kind: 'text', of: (row) => row.endToEndId },
    status: { header: header('status'), kind: 'word', words: 'status', of: (row) => row.status },
    serviceFeeCharged: { header: header('serviceFeeCharged'), kind: 'money', of: (row) => row.serviceFeeCharged },
    amount: { header: header('amount'), kind: 'money', of: (row) => (comesIn(row) ? row.amount : negateReais(row.amount)) },
  },
});
