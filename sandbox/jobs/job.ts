import type { Services } from '@/sandbox/services';

/** Background work that is due by the sandbox's clock. Its state is in the database only, so a restart loses nothing. */
export interface Job {
  readonly name: string;
  /** Does the work that is due at `now` and returns when to run again; null when nothing is planned. */
  readonly run: (services: Services, now: Date) => Promise<Date | null>;
  /** Waits for work that a run has left running. */
  readonly close?: () => Promise<void>;
}
