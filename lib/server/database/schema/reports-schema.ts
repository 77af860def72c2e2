import 'server-only';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '@/lib/server/database/column-kinds';
import { staff } from './schema';

/** A report requested from the service: its filter, requester and state. The file stays at the service. */
export const reportRequests = pgTable(
  'asked_reports',
  {
    /** The service's id. */
    id: text('id').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    dateFrom: instant('date_from').notNull(),
    dateTo: instant('date_to').notNull(),
    statuses: jsonb('statuses').$type<readonly string[]>().notNull(),
    types: jsonb('types').$type<readonly string[]>().notNull(),
    status: text('status').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    /** When its state is fetched next; null once it has ended. */
    nextAt: instant('next_at'),
  },
  (table) => [
    index('asked_reports_due').on(table.nextAt).where(sql`next_at is not null`),
    index('asked_reports_newest').on(table.createdAt),
  ],
);

/** Who closed which business day, and what stood there: rows are never changed, so that a later closing keeps the earlier ones. */
export const dayClosings = pgTable(
  'day_closings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of São Paulo: 2026-11-27. */
    day: text('day').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    closedAt: instant('closed_at').notNull(),
    /** Of the entries and differences that were seen. */
    digest: text('digest').notNull(),
    differences: integer('differences').notNull(),
    note: text('note'),
  },
  (table) => [index('day_closings_of_day').on(table.day, table.closedAt)],
);
