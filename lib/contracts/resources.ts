import { cardCharges } from './card/card-charges';
import { cardChargeShapes } from './card/card-charges.shape';
import { cardTokens } from './card/card-tokens';
import { cardTokenShapes } from './card/card-tokens.shape';
import { exchange } from './card/exchange';
import { exchangeShapes } from './card/exchange.shape';
import { recurrenceList, recurrences } from './card/recurrences';
import { recurrenceShapes } from './card/recurrences.shape';
import type { NamedEndpoint } from './endpoint';
import { approvalFiles } from './office/approvals/approval-files';
import { approvalFileShapes } from './office/approvals/approval-files.shape';
import { approvalRules } from './office/approvals/approval-rules';
import { approvalRuleShapes } from './office/approvals/approval-rules.shape';
import { approvals } from './office/approvals/approvals';
import { approvalShapes } from './office/approvals/approvals.shape';
import { spendingLimits } from './office/approvals/spending-limits';
import { spendingLimitShapes } from './office/approvals/spending-limits.shape';
import { audit } from './office/audit/audit';
import { auditShapes } from './office/audit/audit.shape';
import { inbox } from './office/callbacks/inbox';
import { inboxShapes } from './office/callbacks/inbox.shape';
import { resends } from './office/callbacks/resends';
import { resendShapes } from './office/callbacks/resends.shape';
import { undelivered } from './office/callbacks/undelivered';
import { undeliveredShapes } from './office/callbacks/undelivered.shape';
import { webhookSecrets } from './office/callbacks/webhook-secrets';
import { webhookSecretShapes } from './office/callbacks/webhook-secrets.shape';
import { chargeLinks } from './office/charges/charge-links';
import { chargeLinkShapes } from './office/charges/charge-links.shape';
import { developers } from './office/developers/developers';
import { developerShapes } from './office/developers/developers.shape';
import { serviceCalls } from './office/developers/service-calls';
import { serviceCallShapes } from './office/developers/service-calls.shape';
import { dayClosings } from './office/files/day-closings';
import { dayClosingShapes } from './office/files/day-closings.shape';
import { fileExports } from './office/files/exports';
import { exportShapes } from './office/files/exports.shape';
import { reportRequests } from './office/files/report-requests';
import { reportRequestShapes } from './office/files/report-requests.shape';
import { statementDays } from './office/files/statement-days';
import { statementDaysShapes } from './office/files/statement-days.shape';
import { drafts } from './office/infractions/drafts';
import { draftShapes } from './office/infractions/drafts.shape';
import { infractionQueue } from './office/infractions/infraction-queue';
import { infractionWork } from './office/infractions/infraction-work';
import { infractionWorkShapes } from './office/infractions/infraction-work.shape';
import { sentDefenses } from './office/infractions/sent-defenses';
import { sentDefenseShapes } from './office/infractions/sent-defenses.shape';
import { paymentInvoices } from './office/invoices/payment-invoices';
import { notes } from './office/notes/notes';
import { noteShapes } from './office/notes/notes.shape';
import { tags } from './office/notes/tags';
import { tagShapes } from './office/notes/tags.shape';
import { noticeDevices } from './office/notices/notice-devices';
import { noticeDeviceShapes } from './office/notices/notice-devices.shape';
import { noticeSettings } from './office/notices/notice-settings';
import { noticeSettingsShapes } from './office/notices/notice-settings.shape';
import { notices } from './office/notices/notices';
import { noticeShapes } from './office/notices/notices.shape';
import { teamChat } from './office/notices/team-chat';
import { teamChatShapes } from './office/notices/team-chat.shape';
import { officeShapes } from './office/office.shape';
import { operations } from './office/operations';
import { operationShapes } from './office/operations.shape';
import { payees } from './office/payees';
import { payeeShapes } from './office/payees.shape';
import { documentTokens, reveals } from './office/personal-data';
import { dataSubjects } from './office/privacy/data-subjects';
import { dataSubjectShapes } from './office/privacy/data-subjects.shape';
import { retention } from './office/retention';
import { retentionShapes } from './office/retention.shape';
import { roles } from './office/roles/roles';
import { roleShapes } from './office/roles/roles.shape';
import { savedPayees } from './office/saved-payees/saved-payees';
import { savedPayeeShapes } from './office/saved-payees/saved-payees.shape';
import { proofs } from './office/second-factor/proofs';
import { secondFactor } from './office/second-factor/second-factor';
import { secondFactorShapes } from './office/second-factor/second-factor.shape';
import { serviceHealth } from './office/service-health';
import { serviceHealthShapes } from './office/service-health.shape';
import { securityAlerts } from './office/staff/security-alerts';
import { securityAlertShapes } from './office/staff/security-alerts.shape';
import { sessions } from './office/staff/sessions';
import { staff } from './office/staff/staff';
import { staffChanges } from './office/staff/staff-changes';
import { system } from './office/system/system';
import { systemShapes } from './office/system/system.shape';
import { savedViews } from './office/views/saved-views';
import { savedViewShapes } from './office/views/saved-views.shape';
import { volume } from './office/volume';
import { account, balance } from './pix/account/account';
import { accountShapes } from './pix/account/account.shape';
import { autoWithdraw } from './pix/account/auto-withdraw';
import { autoWithdrawShapes } from './pix/account/auto-withdraw.shape';
import { pendingDeposits } from './pix/account/pending-deposits';
import { pendingDepositShapes } from './pix/account/pending-deposits.shape';
import { pixKeys } from './pix/account/pix-keys';
import { pixKeyShapes } from './pix/account/pix-keys.shape';
import { statements } from './pix/account/statements';
import { statementShapes } from './pix/account/statements.shape';
import { virtualAccounts } from './pix/account/virtual-accounts';
import { virtualAccountShapes } from './pix/account/virtual-accounts.shape';
import { callbacks } from './pix/callbacks/callbacks';
import { callbackShapes } from './pix/callbacks/callbacks.shape';
import { webhooks } from './pix/callbacks/webhooks';
import { webhookShapes } from './pix/callbacks/webhooks.shape';
import { defenses } from './pix/infractions/defenses';
import { defenseShapes } from './pix/infractions/defenses.shape';
import { infractions } from './pix/infractions/infractions';
import { infractionShapes } from './pix/infractions/infractions.shape';
import { charges } from './pix/payments/charges';
import { chargeShapes } from './pix/payments/charges.shape';
import { qrCodes } from './pix/payments/qr-codes';
import { qrCodeShapes } from './pix/payments/qr-codes.shape';
import { refunds } from './pix/payments/refunds';
import { refundShapes } from './pix/payments/refunds.shape';
import { transactions } from './pix/payments/transactions';
import { transactionShapes } from './pix/payments/transactions.shape';
import { transfers } from './pix/payouts/transfers';
import { transferShapes } from './pix/payouts/transfers.shape';
import { withdrawals } from './pix/payouts/withdrawals';
import { withdrawalShapes } from './pix/payouts/withdrawals.shape';
import { reports } from './pix/reports';
import { reportShapes } from './pix/reports.shape';
import { serviceStatus } from './pix/service-status';
import { serviceStatusShapes } from './pix/service-status.shape';

/**
 * Every call of the product, by resource and verb. What has no entry cannot be reached. Gateway routes, sandbox routes and the types of the
 * browser's hooks are derived from it.
 */
export const resources = {
  account: { ...account, ...autoWithdraw },
  balance,
  transactions,
  charges,
  chargeLinks,
  pendingDeposits,
  refunds,
  withdrawals,
  qrCodes,
  pixKeys,
  transfers,
  statements: { ...statements, ...statementDays },
  dayClosings,
  reports: { ...reports, ...reportRequests },
  exports: fileExports,
  serviceStatus: { ...serviceStatus, ...serviceHealth },
  callbacks,
  webhooks,
  webhookSecrets,
  resends,
  undelivered,
  inbox,
  developers,
  serviceCalls,
  infractions: { ...infractions, ...infractionQueue, ...infractionWork },
  defenses: { ...defenses, ...sentDefenses },
  drafts,
  cardTokens,
  cardCharges,
  recurrences: { ...recurrences, ...recurrenceList },
  exchange,
  notes,
  tags,
  notices,
  noticeSettings,
  noticeDevices,
  teamChat,
  operations,
  paymentInvoices,
  payees,
  savedPayees,
  approvals,
  approvalFiles,
  approvalRules,
  spendingLimits,
  virtualAccounts,
  volume,
  retention,
  system,
  dataSubjects,
  roles,
  securityAlerts,
  sessions,
  savedViews,
  secondFactor,
  proofs,
  staff,
  staffChanges,
  audit,
  reveals,
  documentTokens,
} as const satisfies Record<string, Record<string, NamedEndpoint>>;

/** What each of these calls takes and answers, by the call's name. `shapes.ts` does not compile while one is missing. */
export const resourceShapes = {
  ...accountShapes,
  ...autoWithdrawShapes,
  ...transactionShapes,
  ...chargeShapes,
  ...chargeLinkShapes,
  ...pendingDepositShapes,
  ...refundShapes,
  ...virtualAccountShapes,
  ...withdrawalShapes,
  ...qrCodeShapes,
  ...pixKeyShapes,
  ...transferShapes,
  ...statementShapes,
  ...statementDaysShapes,
  ...dayClosingShapes,
  ...reportShapes,
  ...reportRequestShapes,
  ...exportShapes,
  ...retentionShapes,
  ...systemShapes,
  ...dataSubjectShapes,
  ...roleShapes,
  ...serviceStatusShapes,
  ...serviceHealthShapes,
  ...callbackShapes,
  ...webhookShapes,
  ...webhookSecretShapes,
  ...resendShapes,
  ...undeliveredShapes,
  ...inboxShapes,
  ...developerShapes,
  ...serviceCallShapes,
  ...infractionShapes,
  ...infractionWorkShapes,
  ...noteShapes,
  ...tagShapes,
  ...noticeShapes,
  ...noticeSettingsShapes,
  ...noticeDeviceShapes,
  ...teamChatShapes,
  ...securityAlertShapes,
  ...defenseShapes,
  ...sentDefenseShapes,
  ...auditShapes,
  ...draftShapes,
  ...cardTokenShapes,
  ...cardChargeShapes,
  ...recurrenceShapes,
  ...exchangeShapes,
  ...operationShapes,
  ...payeeShapes,
  ...savedPayeeShapes,
  ...savedViewShapes,
  ...secondFactorShapes,
  ...approvalShapes,
  ...approvalFileShapes,
  ...approvalRuleShapes,
  ...spendingLimitShapes,
  ...officeShapes,
};
