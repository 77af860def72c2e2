import 'server-only';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { retentionKinds } from '@/lib/contracts/office/retention';
import { instant } from './column-kinds';

/** When each kind of data was last gone through for what has been kept long enough. */
export const retentionRuns = pgTable('retention_runs', {
  kind: text('kind', { enum: retentionKinds }).primaryKey(),
  /** Begun: whoever moves it on is the one who does it. */
  startedAt: instant('started_at').notNull(),
  /** Null while it was never gone through to the end. */
  endedAt: instant('ended_at'),
  /** Of the last time that ended. */
  removed: bigint('removed', { mode: 'number' }).notNull().default(0),
});
