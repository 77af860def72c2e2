/** The interface by which the rest of the sandbox triggers a job. */
export interface JobSchedule {
  /** Runs every job, or the one named, at once. Resolves when they have run. Use it when the clock was moved or new work is due. */
  trigger(name?: string): Promise<void>;
  /** Makes a job run at this time at the latest. Has no effect when it would run earlier anyway. */
  wakeBy(name: string, at: Date): void;
}
