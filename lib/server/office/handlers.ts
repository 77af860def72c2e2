import 'server-only';
import { endpointNamed, type NamesOf } from '@/lib/contracts/registry';
import { requireKnownInfraction } from '@/lib/server/infractions/require-known-infraction';
import { approvalHandlers } from './approvals/approval-handlers';
import { readAnchoring } from './audit/anchoring';
import { listAudit, readAudit, verifyAuditChain } from './audit/audit';
import { listChain } from './audit/chain';
import { listAskedResends } from './callbacks/asked-resends';
import { listInbox, readInbox } from './callbacks/inbox';
import { cancelResend, countResend, listResends, readResend, startResend } from './callbacks/resends';
import { listUndelivered } from './callbacks/undelivered';
import { listWebhookSecrets, removeWebhookSecret } from './callbacks/webhook-secrets';
import { createChargeLink, findChargeLink, removeChargeLink } from './charges/charge-links';
import type { OfficeCall, OfficeHandler } from './context';
import { downloadDataSubject, eraseDataSubject, listDataSubjects, searchDataSubject } from './data-subjects';
import { readCapabilities } from './developers/capabilities';
import { listDestinations } from './developers/destinations';
import { listServiceCalls } from './developers/service-calls';
import { checkVariants, listVariants } from './developers/variants';
import { closeDay, listDayClosings, readDayClosing } from './files/day-closings';
import { cancelOneExport, createExport, downloadExport, listExports } from './files/exports';
import { checkReport, downloadReport, listReportRequests, requestReport } from './files/reports';
import { readStatementDays } from './files/statement-days';
import { addDraftFile, orderDraftFiles, readDraftFile, readOneDraft, removeDraftFile, saveDraft } from './infractions/drafts';
import { assignInfraction, readQueue, releaseInfraction } from './infractions/infraction-work';
import { pauseInfraction, resumeInfraction } from './infractions/notice-pauses';
import { listSubmittedDefenses, submitDefense } from './infractions/sent-defenses';
import { paymentInvoiceHandlers } from './invoices/payment-invoices';
import { listMentionable } from './notes/mentioned';
import { changeOneNote, createOneNote, listNotes, readNoteCounts, readNotesOf, removeOneNote } from './notes/notes';
import { addOneTag, changeOneTag, listTaggedRecords, listTags, removeOneTag } from './notes/tags';
import { addNoticeDevice, listNoticeDevices, removeNoticeDevice, testNoticeDevice } from './notices/notice-devices';
import { changeDigestHour, changeNoticeSettings, readNoticeSettings } from './notices/notice-settings';
import { acknowledgeNotices, listNotices, readUnreadNotices } from './notices/notices';
import { readTeamChat, removeTeamChat, saveTeamChat, testChat } from './notices/team-chat';
import { cancelOperation, checkOperation, listOperations, readOperation, readPlan } from './operations';
import { confirmPayee, payeeByAccount, payeeByKey, payeeByQrCode } from './payees';
import { savedPayeeHandlers } from './payees/saved-payees';
import { readPayerHistory, readPayerHistoryOf } from './payer-history';
import { listRecurrences } from './recurrences';
import { listRetention } from './retention';
import { listRoleNames, listRoles, readRole, saveRole } from './roles/roles';
import { giveOneProof, readProof } from './second-factor/proofs';
import {
  addPasskey,
  confirmOwnTimeCode,
  readSecondFactor,
  removeOwnTimeCode,
  removePasskey,
  renamePasskey,
  renewOwnRecoveryCodes,
  startOwnTimeCode,
  startPasskey,
} from './second-factor/second-factor';
import { readServiceHealth } from './service-status';
import { allowSso } from './staff/allow-sso';
import { changeOwnPassword, resetPassword } from './staff/passwords';
import { createDocumentToken, reveal } from './staff/personal-data';
import { resetFactor } from './staff/reset-factor';
import { listSecurityAlerts } from './staff/security-alerts';
import {
  endOneSession,
  endOtherSessions,
  endSessionOfPerson,
  endSessionsOfPerson,
  listSessions,
  listSessionsOfPerson,
} from './staff/sessions';
import { changeStaff, createOneStaff, listStaff } from './staff/staff';
import { approveStaffChange, listStaffChanges, refuseStaffChange, withdrawStaffChange } from './staff/staff-changes';
import { listVirtualAccounts } from './sums/virtual-accounts';
import { readVolume } from './sums/volume';
import { readSystem } from './system/system';
import { listTransfers } from './transfers';
import { changeSavedView, createSavedView, listSavedViews, removeSavedView } from './views/saved-views';

/** Does not compile while an office endpoint of the registry has no handler. */
export const officeHandlers: { readonly [N in NamesOf<'office'>]: OfficeHandler<N> } = {
  'volume.read': readVolume,
  'statements.days': readStatementDays,
  'dayClosings.list': listDayClosings,
  'dayClosings.read': readDayClosing,
  'dayClosings.close': closeDay,
  'developers.capabilities': readCapabilities,
  'developers.destinations': listDestinations,
  'serviceCalls.list': listServiceCalls,
  'developers.variants': listVariants,
  'developers.checkVariants': checkVariants,
  'retention.list': listRetention,
  'system.read': readSystem,
  'dataSubjects.list': listDataSubjects,
  'dataSubjects.search': searchDataSubject,
  'dataSubjects.download': downloadDataSubject,
  'dataSubjects.erase': eraseDataSubject,
  'securityAlerts.list': listSecurityAlerts,
  'sessions.list': listSessions,
  'sessions.end': endOneSession,
  'sessions.endOthers': endOtherSessions,
  'sessions.listOfPerson': listSessionsOfPerson,
  'sessions.endOfPerson': endSessionOfPerson,
  'sessions.endAllOfPerson': endSessionsOfPerson,
  'secondFactor.read': readSecondFactor,
  'secondFactor.startPasskey': startPasskey,
  'secondFactor.addPasskey': addPasskey,
  'secondFactor.renamePasskey': renamePasskey,
  'secondFactor.removePasskey': removePasskey,
  'secondFactor.startTimeCode': startOwnTimeCode,
  'secondFactor.confirmTimeCode': confirmOwnTimeCode,
  'secondFactor.removeTimeCode': removeOwnTimeCode,
  'secondFactor.renewRecoveryCodes': renewOwnRecoveryCodes,
  'proofs.read': readProof,
  'proofs.give': giveOneProof,
  'staffChanges.list': listStaffChanges,
  'staffChanges.approve': approveStaffChange,
  'staffChanges.refuse': refuseStaffChange,
  'staffChanges.withdraw': withdrawStaffChange,
  'staff.list': listStaff,
  'staff.create': createOneStaff,
  'staff.change': changeStaff,
  'staff.resetPassword': resetPassword,
  'staff.resetFactor': resetFactor,
  'staff.allowSso': allowSso,
  'staff.changeOwnPassword': changeOwnPassword,
  'audit.list': listAudit,
  'audit.read': readAudit,
  'audit.chain': listChain,
  'audit.verify': verifyAuditChain,
  'audit.anchoring': readAnchoring,
  'infractions.queue': readQueue,
  'infractions.payerHistory': readPayerHistory,
  'infractions.payerHistoryOf': readPayerHistoryOf,
  'infractions.assign': assignInfraction,
  'infractions.release': releaseInfraction,
  'infractions.pause': pauseInfraction,
  'infractions.resume': resumeInfraction,
  'notices.list': listNotices,
  'notices.unread': readUnreadNotices,
  'notices.acknowledge': acknowledgeNotices,
  'noticeSettings.read': readNoticeSettings,
  'noticeSettings.change': changeNoticeSettings,
  'noticeSettings.changeHour': changeDigestHour,
  'teamChat.read': readTeamChat,
  'teamChat.save': saveTeamChat,
  'teamChat.test': testChat,
  'teamChat.remove': removeTeamChat,
  'noticeDevices.list': listNoticeDevices,
  'noticeDevices.add': addNoticeDevice,
  'noticeDevices.test': testNoticeDevice,
  'noticeDevices.remove': removeNoticeDevice,
  'drafts.read': readOneDraft,
  'drafts.save': saveDraft,
  'drafts.addFile': addDraftFile,
  'drafts.readFile': readDraftFile,
  'drafts.orderFiles': orderDraftFiles,
  'drafts.removeFile': removeDraftFile,
  'defenses.sent': listSubmittedDefenses,
  'defenses.send': submitDefense,
  'operations.list': listOperations,
  'operations.read': readOperation,
  'operations.check': checkOperation,
  'operations.plan': readPlan,
  'operations.cancel': cancelOperation,
  'transfers.list': listTransfers,
  'recurrences.list': listRecurrences,
  'virtualAccounts.list': listVirtualAccounts,
  ...approvalHandlers,
  ...paymentInvoiceHandlers,
  'payees.byKey': payeeByKey,
  'payees.byQrCode': payeeByQrCode,
  'payees.byAccount': payeeByAccount,
  'payees.confirm': confirmPayee,
  'webhookSecrets.list': listWebhookSecrets,
  'webhookSecrets.forget': removeWebhookSecret,
  'resends.list': listResends,
  'resends.count': countResend,
  'resends.read': readResend,
  'resends.start': startResend,
  'resends.cancel': cancelResend,
  'reports.request': requestReport,
  'reports.requested': listReportRequests,
  'reports.check': checkReport,
  'reports.file': downloadReport,
  'resends.asked': listAskedResends,
  'undelivered.list': listUndelivered,
  'inbox.list': listInbox,
  'inbox.read': readInbox,
  'serviceStatus.health': readServiceHealth,
  'roles.list': listRoles,
  'roles.names': listRoleNames,
  'roles.read': readRole,
  'roles.save': saveRole,
  'chargeLinks.find': findChargeLink,
  'chargeLinks.create': createChargeLink,
  'chargeLinks.remove': removeChargeLink,
  'notes.list': listNotes,
  'notes.of': readNotesOf,
  'notes.counts': readNoteCounts,
  'notes.people': listMentionable,
  'notes.create': createOneNote,
  'notes.change': changeOneNote,
  'notes.remove': removeOneNote,
  'tags.list': listTags,
  'tags.records': listTaggedRecords,
  'tags.add': addOneTag,
  'tags.remove': removeOneTag,
  'tags.change': changeOneTag,
  ...savedPayeeHandlers,
  'savedViews.list': listSavedViews,
  'savedViews.create': createSavedView,
  'savedViews.change': changeSavedView,
  'savedViews.remove': removeSavedView,
  'exports.list': listExports,
  'exports.create': createExport,
  'exports.cancel': cancelOneExport,
  'exports.download': downloadExport,
  'reveals.create': reveal,
  'documentTokens.create': createDocumentToken,
};

/** Runs the handler of an endpoint. Handlers return unmasked records; the gateway masks them. */
export async function callOffice(name: NamesOf<'office'>, call: OfficeCall): Promise<unknown> {
  await requireInfraction(name, call);
  // The call was parsed with the shapes of this name, which is what the handler's type requires.
  const handler = officeHandlers[name] as (call: OfficeCall) => Promise<unknown>;
  return handler(call);
}

/** Adding something to an infraction requires that the service knows it, for every endpoint; removing requires nothing. */
async function requireInfraction(name: NamesOf<'office'>, { params, services, requestId }: OfficeCall): Promise<void> {
  const { effect, method } = endpointNamed(name);
  if (effect === 'read' || method === 'DELETE' || params.infractionId === undefined) return;
  await requireKnownInfraction(services, params.infractionId, requestId);
}
