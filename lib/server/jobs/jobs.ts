import 'server-only';
import { runApprovals } from '@/lib/server/approvals/run-approvals';
import { runAuditAnchors } from '@/lib/server/audit-anchors/run-audit-anchors';
import { runDataSubjects } from '@/lib/server/data-subjects/run-data-subjects';
import { runDeadlineMails } from '@/lib/server/deadline-mails/run-deadline-mails';
import { resolveUnknownSubmissions } from '@/lib/server/defenses/resolve-submissions';
import { storeAdmissions } from '@/lib/server/developers/admissions';
import { countDeliveries } from '@/lib/server/developers/count-deliveries';
import { storeCalls } from '@/lib/server/developers/service-calls';
import { storeVariants } from '@/lib/server/developers/variants';
import { runExports } from '@/lib/server/exports/run-exports';
import { dispatchRecord } from '@/lib/server/gateway/dispatch-record';
import { sweepNonces } from '@/lib/server/inbox/store';
import { shareInstance } from '@/lib/server/instances/instance-list';
import { shareObservations } from '@/lib/server/instances/service-observations';
import { takeTurn } from '@/lib/server/instances/shared-moments';
import { openMail } from '@/lib/server/mail/mail-context';
import { checkTransactions } from '@/lib/server/notice-sources/check-transactions';
import { noticeCallbacks } from '@/lib/server/notice-sources/notice-callbacks';
import { noticeCases } from '@/lib/server/notice-sources/notice-cases';
import { noticeOperations } from '@/lib/server/notice-sources/notice-operations';
import { noticeCertificate, noticeService } from '@/lib/server/notice-sources/notice-service';
import { passOnNotices } from '@/lib/server/notice-sources/pass-on-notices';
import { sendDigests } from '@/lib/server/notice-sources/send-digests';
import { sweepPauses } from '@/lib/server/office/infractions/notice-pauses';
import { keyPlainFingerprints } from '@/lib/server/operations/fingerprint';
import { maxPerRun, resolveDue } from '@/lib/server/operations/resolve-due';
import { sweepInvoices } from '@/lib/server/payment-invoices/invoice-store';
import { runPlannedPayments } from '@/lib/server/planned-payments/run-planned-payments';
import { runReEncryption } from '@/lib/server/privacy/at-rest/re-encrypt';
import { sweepDevices } from '@/lib/server/push/device-store';
import { sendMessages } from '@/lib/server/push/send-messages';
import { runReports } from '@/lib/server/reports/run-reports';
import { runResends } from '@/lib/server/resends/run-resends';
import { runRetention } from '@/lib/server/retention/run-retention';
import { sweepProofs } from '@/lib/server/second-factor/proof/proof-store';
import type { Services } from '@/lib/server/services';
import { checkSsoSessions, sweepSso } from '@/lib/server/sso/check-sessions';
import { sweepStaffChanges } from '@/lib/server/staff/change-store';
import { sendStaffMails } from '@/lib/server/staff-mails/send-staff-mails';
import { sendTeamChat } from '@/lib/server/team-chat/send-team-chat';
import { sweepPasswordFailures } from '@/lib/server/throttle/count-failure';
import { settleRefusals } from '@/lib/server/throttle/count-refusal';
import { type Job, noTurn } from './job';
import { jobStates } from './job-states';

const second = 1_000;
const minute = 60 * second;

/** Work that one instance does for all of them in each interval, looking for its turn a little more often. */
function oneForAll(name: string, intervalMs: number, work: (services: Services) => Promise<void>): Job {
  return {
    name,
    intervalMs: Math.min(intervalMs, 30 * second),
    async run(services, now) {
      if (!(await takeTurn(services.db, `job:${name}`, now, intervalMs - second))) return noTurn;
      return work(services);
    },
  };
}

/** All background work of the server. */
export const jobs: readonly Job[] = [
  { name: 'operations', intervalMs: second, run: async (services) => (await resolveDue(services)) === maxPerRun },
  { name: 'approvals', intervalMs: second, run: runApprovals },
  oneForAll('planned-payments', 15 * second, runPlannedPayments),
  { name: 'defenses', intervalMs: 2 * second, run: resolveUnknownSubmissions },
  { name: 'resends', intervalMs: second, run: runResends },
  { name: 'exports', intervalMs: second / 4, atOnce: 2, run: (services) => runExports(services, dispatchRecord) },
  // One a second: each asks the service.
  { name: 'reports', intervalMs: second, run: async (services) => void (await runReports(services)) },
  {
    name: 'deadline-mails',
    intervalMs: 30 * second,
    async run(services, now) {
      const mail = await openMail(services.environment);
      if (!mail) return;
      // One walk over the open cases, however many instances there are.
      return (await takeTurn(services.db, 'job:deadline-mails', now, 25 * second)) ? runDeadlineMails(services, mail) : noTurn;
    },
  },
  { name: 'notice-checks', intervalMs: second, run: checkTransactions },
  { name: 'pass-on-notices', intervalMs: 2 * second, run: passOnNotices },
  oneForAll('unpaid-invoices', 10 * minute, ({ db, now }) => sweepInvoices(db, now())),
  oneForAll('notice-digests', minute, sendDigests),
  { name: 'push-messages', intervalMs: 2 * second, run: sendMessages },
  { name: 'team-chat', intervalMs: 2 * second, run: sendTeamChat },
  { name: 'push-devices', intervalMs: minute, run: ({ db }, now) => sweepDevices(db, now) },
  oneForAll('notice-operations', 5 * second, noticeOperations),
  oneForAll('notice-cases', 30 * second, noticeCases),
  oneForAll('notice-service', 15 * second, noticeService),
  oneForAll('notice-callbacks', 10 * minute, noticeCallbacks),
  oneForAll('notice-certificate', 60 * minute, noticeCertificate),
  {
    name: 'staff-mails',
    intervalMs: 10 * second,
    async run(services) {
      const mail = await openMail(services.environment);
      if (mail) await sendStaffMails(services, mail);
    },
  },
  {
    name: 'service-observations',
    intervalMs: 5 * second,
    run: ({ db, watch }, now) => shareObservations(db, watch.counts(), now),
  },
  { name: 'service-admissions', intervalMs: 15 * second, run: storeAdmissions },
  { name: 'service-calls', intervalMs: 2 * second, run: storeCalls },
  { name: 'service-variants', intervalMs: 30 * second, run: storeVariants },
  oneForAll('delivery-counts', minute, countDeliveries),
  { name: 'instances', intervalMs: 10 * second, run: ({ db }, now) => shareInstance(db, jobStates(), now) },
  { name: 'sso-sessions', intervalMs: 5 * second, run: checkSsoSessions },
  { name: 'audit-anchors', intervalMs: minute, run: runAuditAnchors },
  { name: 'data-subjects', intervalMs: second, run: runDataSubjects },
  { name: 'retention', intervalMs: minute, run: runRetention },
  { name: 'callback-nonces', intervalMs: minute, run: ({ db }, now) => sweepNonces(db, now) },
  { name: 'password-failures', intervalMs: minute, run: ({ db }, now) => sweepPasswordFailures(db, now) },
  { name: 'refusals', intervalMs: minute, run: ({ db }, now) => settleRefusals(db, now) },
  { name: 'notice-pauses', intervalMs: minute, run: ({ db }, now) => sweepPauses(db, now) },
  { name: 'unused-proofs', intervalMs: minute, run: ({ db }, now) => sweepProofs(db, now) },
  { name: 'ended-sso-sessions', intervalMs: minute, run: sweepSso },
  { name: 'staff-changes', intervalMs: minute, run: ({ db }, now) => sweepStaffChanges(db, now) },
  { name: 'encryption-keys', intervalMs: 10 * minute, run: runReEncryption },
  // An older version that still runs beside this one may write some without a key.
  { name: 'fingerprint-keys', intervalMs: 10 * minute, run: ({ db, environment }) => keyPlainFingerprints(db, environment) },
];
