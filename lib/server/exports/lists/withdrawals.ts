import 'server-only';
import { exportedList } from '@/lib/server/exports/exported-list';
import { signedAmountOf, transactionColumns, transactionPeriod } from './transaction-columns';

export const withdrawalsExport = exportedList('withdrawals', {
  title: ['withdrawals', 'title'],
  period: transactionPeriod,
  sum: signedAmountOf,
  columns: transactionColumns('withdrawals'),
});
