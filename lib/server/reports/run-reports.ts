import 'server-only';
import { randomUUID } from 'node:crypto';
import { announce } from '@/lib/server/live/announce';
import type { Services } from '@/lib/server/services';
import { readReportState } from './report-at-service';
import { claimReport, updateReportState } from './store';

/** Fetches the state of one due report, and announces a change to browsers. False when none is due. */
export async function runReports(services: Services): Promise<boolean> {
  const { db, now } = services;
  const row = await claimReport(db, now());
  if (!row) return false;
  const state = await readReportState(row.id, services, randomUUID()).catch(() => null);
  const status = await updateReportState(db, row, state, now());
  if (status !== row.status) await announce(db, ['reports']);
  return true;
}
