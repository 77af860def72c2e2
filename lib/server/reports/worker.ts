import 'server-only';
import { randomUUID } from 'node:crypto';
import { errorName } from '@/lib/server/error-name';
import { announce } from '@/lib/server/live/announce';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { readReportState } from './report-at-service';
import { claimReport, updateReportState } from './store';

const everyMs = 1_000;

/** Reads the state of one report that is due, and tells browsers when it moved. False when none is. */
export async function runReports(services: Services): Promise<boolean> {
  const { db, now } = services;
  const row = await claimReport(db, now());
  if (!row) return false;
  const said = await readReportState(row.id, services, randomUUID()).catch(() => null);
  const status = await updateReportState(db, row, said, now());
  if (status !== row.status) await announce(db, ['reports']);
  return true;
}

/** Follows reports in the background until stopped, whether or not anybody looks. */
export function startReports(services: Services): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const turn = async () => {
    await runReports(services).catch((error: unknown) => log.error({ error: errorName(error) }, 'a report missed a turn'));
    if (!stopped) timer = setTimeout(turn, everyMs);
  };
  timer = setTimeout(turn, everyMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
