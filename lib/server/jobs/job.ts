import 'server-only';
import type { Services } from '@/lib/server/services';

/** What a run resolves to that had no turn. It does not end what failed before it. */
export const noTurn = Symbol('no turn');

/** Background work that every process does its share of: what it takes up is claimed in the database, so two never do the same. */
export interface Job {
  /** As the log names it. */
  readonly name: string;
  /** From the end of a run to the start of the next. */
  readonly intervalMs: number;
  /** The number of runs that may be in progress at once in this process; 1 by default. */
  readonly atOnce?: number;
  /**
   * Does what is due at `now`. Resolves to `true` when more may be due already: the next run then starts at once; and to `noTurn` when it did nothing,
   * for it was not its turn.
   */
  readonly run: (services: Services, now: Date) => Promise<unknown>;
}
