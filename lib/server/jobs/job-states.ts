import 'server-only';
import { type JobName, jobNames } from '@/lib/contracts/office/system/system';
import type { StoredJob } from '@/lib/server/database/schema/instances-schema';

const states = new Map<JobName, StoredJob>();

/** Remembers how a run of a job ended in this process. */
export function noteRun(job: string, failed: boolean, at: Date): void {
  const name = jobNames.find((known) => known === job);
  if (name === undefined) return;
  const before = states.get(name);
  states.set(
    name,
    failed
      ? {
          name,
          endedAt: before?.endedAt ?? null,
          failingSince: before?.failingSince ?? at.toISOString(),
          failures: (before?.failures ?? 0) + 1,
        }
      : { name, endedAt: at.toISOString(), failingSince: null, failures: 0 },
  );
}

/** Whether the last run of a job in this process failed. */
export function isFailing(job: string): boolean {
  return [...states.values()].some(({ name, failures }) => name === job && failures > 0);
}

export function jobStates(): StoredJob[] {
  return [...states.values()];
}
