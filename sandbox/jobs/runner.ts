import type { Services } from '@/sandbox/services';
import type { Job } from './job';

/** Runs one job, never more than once at a time. */
export interface Runner {
  /** Runs the job now, or once more after the present run. Resolves when a run that began after this call has ended. */
  trigger(): Promise<void>;
  /** Makes the job run at this time at the latest. */
  wakeBy(at: Date): void;
  /** Starts no further run and waits for the present one. */
  stop(): Promise<void>;
}

const maxTimeout = 3_600_000;
const retryDelay = 1_000;

export function createRunner(job: Job, services: Services): Runner {
  const { clock, log } = services;
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let due = Number.POSITIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const run = async () => {
    due = Number.POSITIVE_INFINITY;
    clearTimeout(timer);
    try {
      wakeBy(await job.run(services, clock.now()));
    } catch (failure) {
      log.error({ err: failure, job: job.name }, 'a job failed');
      wakeBy(new Date(clock.now().getTime() + retryDelay));
    }
  };

  const begin = () => {
    current = run().finally(() => {
      current = null;
    });
    return current;
  };

  const trigger = (): Promise<void> => {
    if (stopped) return Promise.resolve();
    if (!current) return begin();
    next ??= current.then(() => {
      next = null;
      return trigger();
    });
    return next;
  };

  function wakeBy(at: Date | null) {
    if (at === null || at.getTime() >= due) return;
    due = at.getTime();
    setTimer();
  }

  function setTimer() {
    clearTimeout(timer);
    if (stopped || clock.speed === 0) return;
    const wait = (due - clock.now().getTime()) / clock.speed;
    timer = setTimeout(() => (clock.now().getTime() < due ? setTimer() : void trigger()), Math.min(Math.max(wait, 1), maxTimeout));
  }

  return {
    trigger,
    wakeBy,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
      await job.close?.();
    },
  };
}
