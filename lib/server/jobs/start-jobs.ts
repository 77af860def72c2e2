import 'server-only';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics/metrics';
import type { Services } from '@/lib/server/services';
import { inSpan } from '@/lib/server/trace/span';
import { asStartedBy } from '@/lib/server/trace/started-by';
import { type Job, noTurn } from './job';
import { isFailing, noteRun } from './job-states';

/**
 * Runs jobs until the function it returns is called, which resolves when the runs under way have ended. A run starts only after the one
 * before has ended; one that fails is logged once, by the name of its job, and the job goes on.
 */
export function startJobs(jobs: readonly Job[], services: Services): () => Promise<void> {
  const lanes = jobs.flatMap((job) => Array.from({ length: job.atOnce ?? 1 }, () => startLane(job, services)));
  return async () => {
    await Promise.all(lanes.map((stop) => stop()));
  };
}

/** One run of a job after the other. */
function startLane(job: Job, services: Services): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const startIn = (ms: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = runOnce(job, services).then((more) => startIn(more ? 0 : job.intervalMs));
    }, ms);
  };
  startIn(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}

async function runOnce({ name, run }: Job, services: Services): Promise<boolean> {
  try {
    const outcome = await asStartedBy('job', () =>
      inSpan(`job ${name}`, { job: name }, () => run(services, services.now()), { onlyWithContent: true }),
    );
    if (outcome === noTurn && isFailing(name)) return false;
    metrics().jobRuns.inc({ job: name, outcome: 'done' });
    metrics().jobEnded.setToCurrentTime({ job: name });
    noteRun(name, false, services.now());
    return outcome === true;
  } catch (error) {
    metrics().jobRuns.inc({ job: name, outcome: 'failed' });
    noteRun(name, true, services.now());
    log.error({ job: name, error: errorName(error) }, 'a job failed');
    return false;
  }
}
