import 'server-only';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { deadlineBands } from '@/lib/contracts/office/infractions/deadline-bands';
import { instant } from './column-kinds';
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
