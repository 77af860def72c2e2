import 'server-only';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { retentionKinds } from '@/lib/contracts/office/retention';
import { instant } from '@/lib/server/database/column-kinds';

/** The last retention run of each kind of data. */
export const retentionRuns = pgTable('retention_runs', {
  kind: text('kind', { enum: retentionKinds }).primaryKey(),
  /** The process that updates it runs the kind. */
  startedAt: instant('started_at').notNull(),
  /** Null until a run has completed. */
  endedAt: instant('ended_at'),
  /** Of the last completed run. */
  removed: bigint('removed', { mode: 'number' }).notNull().default(0),
});
