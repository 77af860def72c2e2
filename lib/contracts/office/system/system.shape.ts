import { z } from 'zod';
import { failedKinds, jobNames, waitingKinds } from './system';

const instanceRecord = z.object({
  id: z.string(),
  version: z.string(),
  /** The version of Node. */
  node: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  /** It has told nothing for longer than it should, and did not say that it ends. */
  silent: z.boolean(),
  /** Open pages. */
  streams: z.number(),
  /** Whether it is the one that answers. */
  own: z.boolean(),
});

const jobRecord = z.object({
  name: z.enum(jobNames),
  /** When a run last ended without an error, in any instance; null where none has. */
  endedAt: z.string().nullable(),
  /** Since when each run has failed in an instance; null where the last one ended well. */
  failingSince: z.string().nullable(),
  /** How many runs failed one after the other. */
  failures: z.number(),
});

const counted = { count: z.number(), since: z.string().nullable() };

export const systemShapes = {
  'system.read': {
    record: z.object({
      instances: z.array(instanceRecord),
      jobs: z.array(jobRecord),
      waiting: z.array(z.object({ kind: z.enum(waitingKinds), ...counted })),
      /** Of the last seven days. */
      failed: z.array(z.object({ kind: z.enum(failedKinds), ...counted })),
      backupAt: z.string().nullable(),
      anchorAt: z.string().nullable(),
      auditRows: z.number(),
      databaseBytes: z.number(),
    }),
  },
};
