import 'server-only';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { claimPlanned } from '@/lib/server/operations/planned/planned-store';
import type { Services } from '@/lib/server/services';
import { sendPlanned } from './send-planned';

const maxPerRun = 20;

/** Sends the planned payments whose day it is, one after the other, or holds them back. May run on any number of instances, any number of times. */
export async function runPlannedPayments(services: Services): Promise<void> {
  for (let taken = 0; taken < maxPerRun; taken += 1) {
    const row = await claimPlanned(services.db, services.now());
    if (row === null) return;
    try {
      await sendPlanned(row, services);
    } catch (error) {
      // It stays planned and is taken up again, or was begun and is looked up.
      log.error({ operation: row.id, error: errorName(error) }, 'a planned payment could not be sent');
    }
  }
}
