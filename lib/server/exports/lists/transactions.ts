import 'server-only';
import { exportedList } from '@/lib/server/exports/exported-list';
import { signedAmountOf, transactionColumns, transactionPeriod } from './transaction-columns';

export const transactionsExport = exportedList('transactions', {
  title: ['transactions', 'title'],
  period: transactionPeriod,
  sum: signedAmountOf,
  columns: transactionColumns('transactions'),
});
