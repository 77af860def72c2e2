import 'server-only';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  type DataSource,
  dataSources,
  dataSubjectStates,
  erasureReasons,
  type HoldReason,
  holdReasons,
} from '@/lib/contracts/office/privacy/data-subjects';
import type { DataSubject } from '@/lib/contracts/office/privacy/data-subjects.shape';
import { encryptedJson, instant } from '@/lib/server/database/column-kinds';
import { staff } from './schema';

/** What belongs to somebody besides what they are looked for by. */
export interface LearnedSubject {
  readonly names: readonly string[];
  readonly transactionIds: readonly string[];
  readonly infractionIds: readonly string[];
}

/** What was found of one kind of record, and what became of it. It names nobody. */
export interface FoundInSource {
  readonly source: DataSource;
  readonly records: number;
  readonly first: string | null;
  readonly last: string | null;
  readonly erased: number;
  readonly held: readonly { readonly reason: HoldReason; readonly records: number }[];
}

/** A search for what our records hold of a person, and the erasure that may follow. Whom it is about is forgotten when it is over. */
export const dataSubjectRequests = pgTable(
  'data_subject_requests',
  {
    id: uuid('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    state: text('state', { enum: dataSubjectStates }).notNull(),
    subject: encryptedJson<DataSubject>('subject'),
    learned: encryptedJson<LearnedSubject>('learned'),
    /** Where the job stands: what it looks through, after which record. Null once all was looked through. */
    source: text('source', { enum: dataSources }),
    after: text('after').notNull().default(''),
    read: integer('read').notNull().default(0),
    files: integer('files').notNull().default(0),
    reason: text('reason', { enum: erasureReasons }),
    /** Kept when the records themselves are forgotten. */
    summary: jsonb('summary').$type<readonly FoundInSource[]>(),
    createdAt: instant('created_at').notNull(),
    lapsesAt: instant('lapses_at').notNull(),
    eraseAskedAt: instant('erase_asked_at'),
    endedAt: instant('ended_at'),
    /** When a process may take it: the one that works on it holds it until then. */
    nextAt: instant('next_at'),
  },
  (table) => [
    index('data_subject_requests_due').on(table.nextAt).where(sql`next_at is not null`),
    index('data_subject_requests_newest').on(table.createdAt),
  ],
);

/** The records that name the person of a request, by their ids. */
export const dataSubjectHits = pgTable(
  'data_subject_hits',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => dataSubjectRequests.id, { onDelete: 'cascade' }),
    source: text('source', { enum: dataSources }).notNull(),
    record: text('record').notNull(),
    /** When the record was made. */
    at: instant('at'),
    /** What became of it; null until it is erased. */
    outcome: text('outcome', { enum: ['erased', ...holdReasons] }),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.source, table.record] })],
);
