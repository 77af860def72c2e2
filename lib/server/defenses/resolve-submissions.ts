import 'server-only';
import { randomUUID } from 'node:crypto';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import { settleSubmission } from './settle-submission';
import { claimDueSubmissions } from './submission-store';

const maxPerRun = 10;

/** Settles the due submissions once, including those left behind by a crash. */
export async function resolveUnknownSubmissions(services: Services): Promise<void> {
  const rows = await claimDueSubmissions(services, services.now(), maxPerRun);
  const settled = await Promise.allSettled(rows.map((row) => settleSubmission(row, randomUUID(), services)));
  for (const [at, result] of settled.entries()) {
    if (result.status === 'rejected')
      log.error({ sending: rows[at]?.id, error: errorName(result.reason) }, 'the fate of a defense could not be settled');
  }
}
