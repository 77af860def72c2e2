import 'server-only';
import type { ExportList } from '@/lib/contracts/pages/navigation';
import { auditList } from '@/lib/lists/audit';
import { callbackList } from '@/lib/lists/callbacks/callbacks';
import { inboxList } from '@/lib/lists/callbacks/inbox';
import { cardChargeList } from '@/lib/lists/card-charges';
import { noteList } from '@/lib/lists/notes';
import { chargeList } from '@/lib/lists/pix/charges';
import { infractionList } from '@/lib/lists/pix/infractions';
import { transactionList } from '@/lib/lists/pix/transactions';
import { transferList } from '@/lib/lists/pix/transfers';
import { withdrawalList } from '@/lib/lists/pix/withdrawals';
import { recurrenceList } from '@/lib/lists/recurrences';
import { statementList } from '@/lib/lists/statements';
import { virtualAccountList } from '@/lib/lists/virtual-accounts';
import { chainList } from './chain-list';
import { type ExportedList, exportedList } from './exported-list';
import type { ExportJob } from './store';

/** Does not compile while a list that can be exported is missing. */
export const exportedLists: Readonly<Record<ExportList, ExportedList>> = {
  transactions: exportedList(transactionList),
  charges: exportedList(chargeList),
  withdrawals: exportedList(withdrawalList),
  transfers: exportedList(transferList),
  infractions: exportedList(infractionList),
  virtualAccounts: exportedList(virtualAccountList),
  statements: exportedList(statementList),
  callbacks: exportedList(callbackList),
  cardCharges: exportedList(cardChargeList),
  recurrences: exportedList(recurrenceList),
  inbox: exportedList(inboxList),
  notes: exportedList(noteList),
  audit: exportedList(auditList),
};

/** What the file of an order is read from. */
export function exportedListOf({ list, form }: Pick<ExportJob, 'list' | 'form'>): ExportedList {
  return form === 'chain' ? chainList : exportedLists[list];
}
