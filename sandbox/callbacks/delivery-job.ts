import { deliver } from '@/sandbox/callbacks/sending/deliver';
import type { Job } from '@/sandbox/jobs/job';
import { claimCallbacks } from '@/sandbox/outbox/claim-callbacks';
import { nextDue } from '@/sandbox/outbox/next-due';

const maxConcurrent = 64;

/** Sends the callbacks in the outbox, many at a time, so that a slow receiver does not delay the others. */
export function createDeliveryJob(): Job {
  const name = 'callbacks';
  const sending = new Set<Promise<void>>();
  let listening = false;

  return {
    name,
    async run(services, now) {
      const { sql, jobs, log } = services;
      if (!listening) {
        const wake = () => void jobs.trigger(name);
        await sql.listen('callbacks', wake, wake);
        listening = true;
      }
      const freeSlots = maxConcurrent - sending.size;
      for (const callback of freeSlots > 0 ? await claimCallbacks(sql, now, freeSlots) : []) {
        const delivery = deliver(services, callback)
          .catch((failure: unknown) => log.error({ err: failure, callback: callback.id }, 'a callback could not be settled'))
          .finally(() => {
            sending.delete(delivery);
            void jobs.trigger(name);
          });
        sending.add(delivery);
      }
      return nextDue(sql, now);
    },
    async close() {
      await Promise.all(sending);
    },
  };
}
