import type { Services } from '@/sandbox/services';

/** Work that becomes due by the sandbox's clock. All it knows is in the database, so that a restart loses nothing. */
export interface Job {
  readonly name: string;
  /** Does what is due at `now` and says when it wants to run again; null when nothing is ahead. */
  readonly run: (services: Services, now: Date) => Promise<Date | null>;
  /** Waits for what a run has begun and left running. */
  readonly close?: () => Promise<void>;
}
