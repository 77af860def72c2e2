import 'server-only';
import { startSendingResolver } from './defenses/resolver';
import { sweepDrafts } from './defenses/sweep-drafts';
import { sweepExports } from './exports/store';
import { startExports } from './exports/worker';
import { sweepNonces } from './inbox/store';
import { startResolver } from './operations/resolver';
import { startReports } from './reports/worker';
import { startResends } from './resends/worker';
import type { Services } from './services';

const sweepEveryMs = 60_000;

/** Starts this process's share of the background work; any number of instances may, each row is taken by one. */
export function startBackground(services: Services): () => void {
  const stopResolver = startResolver(services);
  const stopSendingResolver = startSendingResolver(services);
  const stopResends = startResends(services);
  const stopExports = startExports(services);
  const stopReports = startReports(services);
  const sweeping = setInterval(() => {
    sweepNonces(services.db, services.now()).catch(() => {});
    sweepDrafts(services.db, services.now()).catch(() => {});
    sweepExports(services.db, services.now()).catch(() => {});
  }, sweepEveryMs);
  return () => {
    stopResolver();
    stopSendingResolver();
    stopResends();
    stopExports();
    stopReports();
    clearInterval(sweeping);
  };
}
