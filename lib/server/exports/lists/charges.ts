import 'server-only';
import { exportedList } from '@/lib/server/exports/exported-list';
import { signedAmountOf, transactionColumns, transactionPeriod } from './transaction-columns';

export const chargesExport = exportedList('charges', {
  title: ['charges', 'title'],
  period: transactionPeriod,
  sum: signedAmountOf,
  columns: transactionColumns('charges'),
});
