import 'server-only';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { deliveryOutcomes } from '@/lib/contracts/office/callbacks/delivery-outcomes';
import { resendRowStates, resendStates } from '@/lib/contracts/office/callbacks/resends';
import { instant } from '@/lib/server/database/column-kinds';
import { staff } from './schema';

/** A resend of many callbacks: its rows are fixed when they are counted. */
export const resends = pgTable(
  'resends',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    state: text('state', { enum: resendStates }).notNull().default('counted'),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    truncated: boolean('cut').notNull(),
    leftOut: integer('left_out').notNull(),
    /** When its next step is due; null once it is over. */
    nextAt: instant('next_at'),
    /** Earliest time of the next call: the service allows few a minute. */
    nextCallAt: instant('next_call_at'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('resends_due').on(table.nextAt).where(sql`next_at is not null`), index('resends_started').on(table.startedAt)],
);

export const resendRows = pgTable(
  'resend_rows',
  {
    resendId: uuid('resend_id')
      .notNull()
      .references(() => resends.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    transactionId: text('transaction_id').notNull(),
    transactionAt: instant('transaction_at'),
    status: text('status'),
    changedAt: instant('changed_at').notNull(),
    outcome: text('outcome', { enum: deliveryOutcomes }).notNull(),
    attempts: integer('attempts').notNull(),
    known: boolean('known').notNull(),
    state: text('state', { enum: resendRowStates }).notNull().default('waiting'),
    /** While open, no other resend may include the same transaction. */
    open: boolean('open').notNull().default(false),
    askedAt: instant('asked_at'),
    /** The newest delivery at the time of the request, by the service's clock. */
    askedAfter: instant('asked_after'),
    answered: integer('answered'),
    code: text('code'),
  },
  (table) => [
    primaryKey({ columns: [table.resendId, table.place] }),
    uniqueIndex('resend_rows_open').on(table.transactionId).where(sql`open`),
  ],
);

/** Webhook secrets that verify deliveries to our inbox, encrypted. */
export const webhookSecrets = pgTable('webhook_secrets', {
  webhookId: text('webhook_id').primaryKey(),
  encrypted: text('sealed').notNull(),
  storedAt: instant('kept_at').notNull(),
});
