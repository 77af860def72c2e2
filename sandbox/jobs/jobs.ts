import type { JobSchedule } from '@/sandbox/job-schedule';
import type { Services } from '@/sandbox/services';
import type { Job } from './job';
import { createRunner, type Runner } from './runner';

/** All background jobs. Each sleeps until it is due. */
export interface Jobs extends JobSchedule {
  start(services: Services): void;
  stop(): Promise<void>;
}

export function createJobs(jobs: readonly Job[]): Jobs {
  const runners = new Map<string, Runner>();
  const runnersFor = (name?: string) => (name === undefined ? Array.from(runners.values()) : [runnerOf(name)]);

  /** @throws RangeError for an unknown job name. */
  function runnerOf(name: string): Runner {
    const runner = runners.get(name);
    if (!runner) throw new RangeError(`no job is called ${name}`);
    return runner;
  }

  return {
    start(services) {
      for (const job of jobs) runners.set(job.name, createRunner(job, services));
      for (const runner of runners.values()) void runner.trigger();
    },
    async stop() {
      await Promise.all(runnersFor().map((runner) => runner.stop()));
    },
    async trigger(name) {
      await Promise.all(runnersFor(name).map((runner) => runner.trigger()));
    },
    wakeBy: (name, at) => runnerOf(name).wakeBy(at),
  };
}
