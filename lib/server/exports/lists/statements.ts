import 'server-only';
import { balancesOf, signedAmount } from '@/lib/contracts/statement-line';
import { exportedList } from '@/lib/server/exports/exported-list';

const header = (key: string) => ['statements.columns', key] as const;

export const statementsExport = exportedList('statements', {
  title: ['statements', 'title'],
  period: { from: 'createdAtFrom', until: 'createdAtTo', at: (row) => row.createdAt },
  sum: (row) => signedAmount(row),
  columns: {
    createdAt: { header: header('createdAt'), kind: 'instant', of: (row) => row.createdAt },
    reason: { header: header('reason'), kind: 'text', of: (row) => row.reason },
    origin: { header: header('origin'), kind: 'text', of: (row) => row.infractionId ?? row.transactionId },
    balanceType: { header: header('balanceType'), kind: 'word', words: 'statements.sides', of: (row) => row.balanceType },
    amount: { header: header('amount'), kind: 'money', of: (row) => signedAmount(row) ?? row.amount },
    balance: {
      header: header('balance'),
      kind: 'money',
      of: (row) => balancesOf(row, row.balanceType === 'BLOCKED' ? 'BLOCKED' : 'AVAILABLE').after,
    },
  },
});
