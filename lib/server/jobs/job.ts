import 'server-only';
import type { Services } from '@/lib/server/services';

/** Background work that every process does its share of: what it takes up is claimed in the database, so two never do the same. */
export interface Job {
  /** As the log names it. */
  readonly name: string;
  /** From the end of a run to the start of the next. */
  readonly intervalMs: number;
  /** The number of runs that may be in progress at once in this process; 1 by default. */
  readonly atOnce?: number;
  /** Does what is due at `now`. Resolves to `true` when more may be due already: the next run then starts at once. */
  readonly run: (services: Services, now: Date) => Promise<unknown>;
}
