import { deliver } from '@/sandbox/callbacks/sending/deliver';
import type { Job } from '@/sandbox/jobs/job';
import { claimCallbacks } from '@/sandbox/outbox/claim-callbacks';
import { nextDue } from '@/sandbox/outbox/next-due';

const mostAtOnce = 64;

/** Sends what the outbox holds, many at a time, so that one slow receiver does not keep the others waiting. */
export function deliveries(): Job {
  const name = 'callbacks';
  const sending = new Set<Promise<void>>();
  let listening = false;

  return {
    name,
    async run(services, now) {
      const { sql, jobs, log } = services;
      if (!listening) {
        const wake = () => void jobs.nudge(name);
        await sql.listen('callbacks', wake, wake);
        listening = true;
      }
      const room = mostAtOnce - sending.size;
      for (const callback of room > 0 ? await claimCallbacks(sql, now, room) : []) {
        const one = deliver(services, callback)
          .catch((failure: unknown) => log.error({ err: failure, callback: callback.id }, 'a callback could not be settled'))
          .finally(() => {
            sending.delete(one);
            void jobs.nudge(name);
          });
        sending.add(one);
      }
      return nextDue(sql, now);
    },
    async close() {
      await Promise.all(sending);
    },
  };
}
