import 'server-only';
import { randomUUID } from 'node:crypto';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { settleOperation } from './settle/settle';
import { claimDue } from './stored/store';

/** Settled in one run. */
export const maxPerRun = 20;

/** Settles the due operations once and returns how many it took; one that cannot be settled now is retried later. */
export async function resolveDue(services: Services): Promise<number> {
  const rows = await claimDue(services.db, services.now(), maxPerRun);
  const settled = await Promise.allSettled(rows.map((row) => settleOperation(row, randomUUID(), services)));
  for (const [at, result] of settled.entries()) {
    if (result.status === 'rejected')
      log.error({ operation: rows[at]?.id, error: errorName(result.reason) }, 'an outcome could not be settled');
  }
  return rows.length;
}
