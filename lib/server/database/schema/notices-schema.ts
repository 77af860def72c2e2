import 'server-only';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { deadlineBands } from '@/lib/contracts/office/infractions/deadline-bands';
import { noticeDetails } from '@/lib/contracts/office/notices/notice-details';
import { noticeKinds } from '@/lib/contracts/office/notices/notice-kinds';
import { instant } from '@/lib/server/database/column-kinds';
import { staff } from './schema';

/** Each limit the deadline of a case has passed, once: the process that inserts it decides who gets a mail. */
export const deadlineCrossings = pgTable(
  'deadline_crossings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    infractionId: text('infraction_id').notNull(),
    /** An ISO instant, or `none`; each deadline has its own limits. */
    deadline: text('deadline').notNull(),
    band: text('band', { enum: deadlineBands }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [unique('deadline_crossings_once').on(table.infractionId, table.deadline, table.band)],
);

/**
 * The mails about a passed limit. `sending` is stored before the mail server is called and stays after a crash: what may have been sent
 * (`unknown`) is not sent twice. `dropped`: no longer relevant; `given-up`: refused too often.
 */
export const deadlineMails = pgTable(
  'deadline_mails',
  {
    crossingId: uuid('crossing_id')
      .notNull()
      .references(() => deadlineCrossings.id),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    state: text('state', { enum: ['waiting', 'sending', 'sent', 'unknown', 'dropped', 'given-up'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextAt: instant('next_at'),
    triedAt: instant('tried_at'),
  },
  (table) => [
    primaryKey({ columns: [table.crossingId, table.staffId] }),
    index('deadline_mails_due').on(table.nextAt).where(sql`next_at is not null`),
    index('deadline_mails_tried').on(table.triedAt).where(sql`tried_at is not null`),
  ],
);

/** What people are told of, once whoever notices it: one row for everybody who may see it, by what it is about. It names nobody who pays or is paid. */
export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    /** What happened: the same happening is told of once. */
    key: text('key').notNull(),
    /** The id of the record it leads to. */
    subject: text('subject'),
    detail: text('detail', { enum: noticeDetails }),
    /** For this person alone. */
    staffId: uuid('staff_id').references(() => staff.id),
    /** Who did it, and need not be told. */
    actorId: uuid('actor_id').references(() => staff.id),
    at: instant('at').notNull(),
    /** When it was passed on to those who want it outside of the product; null until then. */
    passedOnAt: instant('passed_on_at'),
  },
  (table) => [unique('notices_once').on(table.kind, table.key), index('notices_at').on(table.at, table.id)],
);

/** Who has read which notice, on whichever device. */
export const noticeReads = pgTable(
  'notice_reads',
  {
    noticeId: uuid('notice_id')
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.noticeId] }), index('notice_reads_notice').on(table.noticeId)],
);

/** What a person chose for a kind of notice; null where they did not. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    product: boolean('product'),
    browser: boolean('browser'),
    mail: boolean('mail'),
    digest: boolean('digest'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.kind] })],
);

/** When a person gets their digest, and the day of the last one. */
export const noticeDigests = pgTable('notice_digests', {
  staffId: uuid('staff_id')
    .primaryKey()
    .references(() => staff.id),
  hour: integer('hour').notNull(),
  sentDay: date('sent_day'),
});

/** Transactions that are to be read because a callback says there may be something to tell; a row goes when it has been read. */
export const noticeChecks = pgTable(
  'notice_checks',
  {
    transactionId: text('transaction_id').primaryKey(),
    nextAt: instant('next_at').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [index('notice_checks_due').on(table.nextAt)],
);
