import 'server-only';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { JobName } from '@/lib/contracts/office/system/system';
import { serviceAreas } from '@/lib/contracts/service-areas';
import { encryptedText, instant } from '@/lib/server/database/column-kinds';

/** Moments that all instances share: when one of them last did what is done once for all, or learned what concerns all. */
export const sharedMoments = pgTable('shared_moments', {
  name: text('name').primaryKey(),
  at: instant('at').notNull(),
});

/** What each instance has lately observed of the service. A row goes with its instance, a minute after it was last written. */
export const serviceObservations = pgTable(
  'service_observations',
  {
    instance: uuid('instance').notNull(),
    area: text('area', { enum: serviceAreas }).notNull(),
    calls: integer('calls').notNull(),
    failed: integer('failed').notNull(),
    slow: integer('slow').notNull(),
    isSlowNow: boolean('is_slow_now').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instance, table.area] })],
);

/** Access tokens that instances share, so that none replaces the one another uses. */
export const sharedTokens = pgTable('shared_tokens', {
  name: text('name').primaryKey(),
  token: encryptedText('token').notNull(),
  until: instant('until').notNull(),
});

/** How a job has gone in one instance. */
export interface StoredJob {
  readonly name: JobName;
  readonly endedAt: string | null;
  readonly failingSince: string | null;
  readonly failures: number;
}

/** The instances that run, as each last told. A row goes when its instance ends, and a day after the last word of one that was killed. */
export const instances = pgTable('instances', {
  id: uuid('id').primaryKey(),
  version: text('version').notNull(),
  node: text('node').notNull(),
  streams: integer('streams').notNull(),
  jobs: jsonb('jobs').$type<readonly StoredJob[]>().notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
});
