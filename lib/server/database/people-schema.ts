import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { roleNames } from '@/lib/contracts/office/permission';
import { staffChangeKinds } from '@/lib/contracts/office/staff/staff-changes';
import { bytes, instant } from './column-kinds';
import { staff } from './schema';

/** A one-time link to choose a password. Only the hash of its token is stored. A newer link invalidates older ones. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: bytes('token_hash').notNull().unique(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('password_links_staff').on(table.staffId)],
);

/**
 * A change requested by one administrator, to be decided by another. It applies only while the person still has the role and activity of
 * the request; one pending change per person.
 */
export const staffChanges = pgTable(
  'staff_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: staffChangeKinds }).notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    fromRole: text('from_role', { enum: roleNames }).notNull(),
    toRole: text('to_role', { enum: roleNames }).notNull(),
    state: text('state', { enum: ['pending', 'approved', 'refused', 'withdrawn', 'lapsed'] })
      .notNull()
      .default('pending'),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => staff.id),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null while undecided, where it expired, and where the server command decided. */
    decidedBy: uuid('decided_by').references(() => staff.id),
    decidedAt: instant('decided_at'),
  },
  (table) => [uniqueIndex('staff_changes_pending').on(table.staffId).where(sql`state = 'pending'`)],
);

/** Queued mails to staff about their accounts; a row is deleted once its mail is sent. */
export const staffMails = pgTable(
  'staff_mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    kind: text('kind').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    tries: integer('tries').notNull().default(0),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [index('staff_mails_due').on(table.nextAt)],
);
