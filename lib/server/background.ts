import 'server-only';
import { startDeadlineMails } from './deadline-mails/worker';
import { startSubmissionResolver } from './defenses/resolver';
import { errorName } from './error-name';
import { startExports } from './exports/worker';
import { sweepNonces } from './inbox/store';
import { log } from './log';
import { sweepPauses } from './office/notice-pauses';
import { keyPlainFingerprints } from './operations/fingerprint';
import { startResolver } from './operations/resolver';
import { startReports } from './reports/worker';
import { startResends } from './resends/worker';
import { runRetention } from './retention/run-retention';
import type { Services } from './services';
import { sweepStaffChanges } from './staff/change-store';
import { startStaffMails } from './staff-mails/worker';
import { sweepPasswordFailures } from './throttle/count-failure';
import { settleRefusals } from './throttle/count-refusal';

const sweepEveryMs = 60_000;
const sweeps = [sweepNonces, sweepPasswordFailures, settleRefusals, sweepPauses, sweepStaffChanges];

/** Starts this process's share of the background work; any number of instances may, each row is taken by one. */
export function startBackground(services: Services): () => void {
  keyPlainFingerprints(services.db, services.environment).catch((error: unknown) =>
    log.error({ error: errorName(error) }, 'fingerprints of before have no key yet'),
  );
  const stopResolver = startResolver(services);
  const stopSendingResolver = startSubmissionResolver(services);
  const stopResends = startResends(services);
  const stopExports = startExports(services);
  const stopReports = startReports(services);
  const stopDeadlineMails = startDeadlineMails(services);
  const stopStaffMails = startStaffMails(services);
  const sweeping = setInterval(() => {
    for (const sweep of sweeps)
      sweep(services.db, services.now()).catch((error: unknown) => log.error({ error: errorName(error) }, 'a sweep missed a turn'));
    void runRetention(services);
  }, sweepEveryMs);
  return () => {
    stopResolver();
    stopSendingResolver();
    stopResends();
    stopExports();
    stopReports();
    stopDeadlineMails();
    stopStaffMails();
    clearInterval(sweeping);
  };
}
