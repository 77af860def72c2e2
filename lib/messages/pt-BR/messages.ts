import account from './account.json';
import approvalsList from './approvals/list.json';
import approvalsRecord from './approvals/record.json';
import approvalsRules from './approvals/rules.json';
import callbacksList from './callbacks/list.json';
import callbacksRecord from './callbacks/record.json';
import callbacksResends from './callbacks/resends.json';
import callbacksShared from './callbacks/shared.json';
import callbacksSignature from './callbacks/signature.json';
import callbacksUndelivered from './callbacks/undelivered.json';
import cardCharge from './card/charge.json';
import cardCharges from './card/charges.json';
import cardExchange from './card/exchange.json';
import cardNewCharge from './card/new-charge.json';
import cardRecurrence from './card/recurrence.json';
import cardRecurrences from './card/recurrences.json';
import cardShared from './card/shared.json';
import chargesList from './charges/list.json';
import chargesNew from './charges/new.json';
import chargesPendingDeposits from './charges/pending-deposits.json';
import chargesRecord from './charges/record.json';
import exports from './exports.json';
import files from './files.json';
import inbox from './inbox.json';
import infractionsAlerts from './infractions/alerts.json';
import infractionsDefense from './infractions/defense.json';
import infractionsList from './infractions/list.json';
import infractionsRecord from './infractions/record.json';
import infractionsShared from './infractions/shared.json';
import operationsList from './operations/list.json';
import operationsRecord from './operations/record.json';
import overview from './overview.json';
import pixKeys from './pix-keys.json';
import pointOfSale from './point-of-sale.json';
import publicPassword from './public/password.json';
import publicSecondFactor from './public/second-factor.json';
import publicSignIn from './public/sign-in.json';
import publicWelcome from './public/welcome.json';
import reports from './reports.json';
import settingsAudit from './settings/audit.json';
import settingsNotices from './settings/notices.json';
import settingsRetention from './settings/retention.json';
import settingsSecurity from './settings/security.json';
import settingsSessions from './settings/sessions.json';
import settingsStaff from './settings/staff.json';
import sharedApp from './shared/app.json';
import sharedAuditSentence from './shared/audit-sentence.json';
import sharedFeedback from './shared/feedback.json';
import sharedForm from './shared/form.json';
import sharedMails from './shared/mails.json';
import sharedPayout from './shared/payout.json';
import sharedProblems from './shared/problems.json';
import sharedProof from './shared/proof.json';
import sharedServiceStatus from './shared/service-status.json';
import sharedSession from './shared/session.json';
import sharedShell from './shared/shell.json';
import sharedTable from './shared/table.json';
import sharedUi from './shared/ui.json';
import sharedWords from './shared/words.json';
import statements from './statements.json';
import transactionsList from './transactions/list.json';
import transactionsRecord from './transactions/record.json';
import transactionsRefund from './transactions/refund.json';
import transfersList from './transfers/list.json';
import transfersNew from './transfers/new.json';
import transfersRecord from './transfers/record.json';
import webhooks from './webhooks.json';
import withdrawalsList from './withdrawals/list.json';
import withdrawalsNew from './withdrawals/new.json';
import withdrawalsQrCode from './withdrawals/qr-code.json';
import withdrawalsRecord from './withdrawals/record.json';

/** Every message in Portuguese, the first language. One file per page, named after its route; `shared` holds what several pages use. */
export const messages = {
  ...account,
  ...approvalsList,
  ...approvalsRecord,
  ...approvalsRules,
  ...callbacksList,
  ...callbacksRecord,
  ...callbacksResends,
  ...callbacksShared,
  ...callbacksSignature,
  ...callbacksUndelivered,
  ...cardCharge,
  ...cardCharges,
  ...cardExchange,
  ...cardNewCharge,
  ...cardRecurrence,
  ...cardRecurrences,
  ...cardShared,
  ...chargesList,
  ...chargesNew,
  ...chargesPendingDeposits,
  ...chargesRecord,
  ...exports,
  ...files,
  ...inbox,
  ...infractionsAlerts,
  ...infractionsDefense,
  ...infractionsList,
  ...infractionsRecord,
  ...infractionsShared,
  ...operationsList,
  ...operationsRecord,
  ...overview,
  ...pixKeys,
  ...pointOfSale,
  ...publicPassword,
  ...publicSecondFactor,
  ...publicSignIn,
  ...publicWelcome,
  ...reports,
  ...settingsAudit,
  ...settingsNotices,
  ...settingsRetention,
  ...settingsSecurity,
  ...settingsSessions,
  ...settingsStaff,
  ...sharedApp,
  ...sharedAuditSentence,
  ...sharedFeedback,
  ...sharedForm,
  ...sharedMails,
  ...sharedPayout,
  ...sharedProof,
  ...sharedServiceStatus,
  ...sharedSession,
  ...sharedShell,
  ...sharedTable,
  ...sharedUi,
  ...sharedWords,
  ...statements,
  ...transactionsList,
  ...transactionsRecord,
  ...transactionsRefund,
  ...transfersList,
  ...transfersNew,
  ...transfersRecord,
  ...webhooks,
  ...withdrawalsList,
  ...withdrawalsNew,
  ...withdrawalsQrCode,
  ...withdrawalsRecord,
  problems: sharedProblems,
};

export type Messages = typeof messages;
