import 'server-only';
import type { Permission } from '@/lib/contracts/office/permission';
import type { SavedViewList } from '@/lib/contracts/office/views/saved-views';
import type { QueryFields } from '@/lib/contracts/query/query-field';
import { endpointNamed } from '@/lib/contracts/registry';
import { approvalList } from '@/lib/lists/approvals/approvals';
import { auditList } from '@/lib/lists/audit';
import { callbackList } from '@/lib/lists/callbacks/callbacks';
import { inboxList } from '@/lib/lists/callbacks/inbox';
import { undeliveredList } from '@/lib/lists/callbacks/undelivered';
import { cardChargeList } from '@/lib/lists/card-charges';
import type { ColumnLook } from '@/lib/lists/definition/column';
import { serviceCallList } from '@/lib/lists/developers/service-calls';
import { noteList } from '@/lib/lists/notes';
import { operationList } from '@/lib/lists/operations';
import { chargeList } from '@/lib/lists/pix/charges';
import { infractionList } from '@/lib/lists/pix/infractions';
import { pendingDepositList } from '@/lib/lists/pix/pending-deposits';
import { transactionList } from '@/lib/lists/pix/transactions';
import { transferList } from '@/lib/lists/pix/transfers';
import { withdrawalList } from '@/lib/lists/pix/withdrawals';
import { recurrenceList } from '@/lib/lists/recurrences';
import { noticeList } from '@/lib/lists/staff/notices';
import { statementList } from '@/lib/lists/statements';
import { taggedRecordList } from '@/lib/lists/tagged-records';
import { virtualAccountList } from '@/lib/lists/virtual-accounts';

/** What of a list's declaration a view of it is checked by. */
interface SavableList {
  readonly endpoint: { readonly name: Parameters<typeof endpointNamed>[0] };
  readonly fields: QueryFields;
  readonly columns: Readonly<Record<string, ColumnLook>>;
}

/** Does not compile while a list of which views are saved is missing. */
export const savableLists: Readonly<Record<SavedViewList, SavableList>> = {
  transactions: transactionList,
  charges: chargeList,
  pendingDeposits: pendingDepositList,
  withdrawals: withdrawalList,
  transfers: transferList,
  infractions: infractionList,
  operations: operationList,
  approvals: approvalList,
  cardCharges: cardChargeList,
  recurrences: recurrenceList,
  virtualAccounts: virtualAccountList,
  statements: statementList,
  callbacks: callbackList,
  undelivered: undeliveredList,
  inbox: inboxList,
  audit: auditList,
  notes: noteList,
  taggedRecords: taggedRecordList,
  notices: noticeList,
  serviceCalls: serviceCallList,
};

/** The permissions whose holders read the pages of these lists, where it is not that of the list's endpoint. */
const pagePermissions: Readonly<Partial<Record<SavedViewList, Permission>>> = {
  charges: 'charges:read',
  withdrawals: 'withdrawals:read',
};

/** What somebody needs to read a list, and so to have views of it. */
export function readingPermission(list: SavedViewList): Permission {
  return pagePermissions[list] ?? endpointNamed(savableLists[list].endpoint.name).permission;
}
