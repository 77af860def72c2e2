import type { Job } from './job';

/** What happens by itself, in no particular order. */
export const allJobs: readonly Job[] = [];
