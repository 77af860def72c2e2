import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { roleNames } from '@/lib/contracts/office/permission';
import { staffChangeKinds } from '@/lib/contracts/office/staff-changes';
import { bytes, instant } from './column-kinds';
import { staff } from './schema';

/** A link by which its owner chooses a password, once. Only the hash of its token is kept. A newer link of the person ends the older ones. */
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
 * What one administrator asked for and another one decides. It applies only while the person still has the role and the activity it
 * was asked for; at most one is pending for a person.
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
    /** Null while nobody has decided, where it lapsed, and where the command on the server did. */
    decidedBy: uuid('decided_by').references(() => staff.id),
    decidedAt: instant('decided_at'),
  },
  (table) => [uniqueIndex('staff_changes_pending').on(table.staffId).where(sql`state = 'pending'`)],
);

/** Mail to people of the staff about their accounts that waits to be handed over; a row goes when its mail has gone. */
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
