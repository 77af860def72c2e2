import 'server-only';
import type { ExportList } from '@/lib/contracts/exported-lists';
import type { ExportedList } from './exported-list';
import { callbacksExport } from './lists/callbacks';
import { cardChargesExport } from './lists/card-charges';
import { chargesExport } from './lists/charges';
import { infractionsExport } from './lists/infractions';
import { statementsExport } from './lists/statements';
import { transactionsExport } from './lists/transactions';
import { transfersExport } from './lists/transfers';
import { withdrawalsExport } from './lists/withdrawals';

/** Does not compile while a list of the contract is not declared. */
export const exportedLists: Readonly<Record<ExportList, ExportedList>> = {
  transactions: transactionsExport,
  charges: chargesExport,
  withdrawals: withdrawalsExport,
  transfers: transfersExport,
  infractions: infractionsExport,
  statements: statementsExport,
  callbacks: callbacksExport,
  cardCharges: cardChargesExport,
};
