import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { deadlineBands } from '@/lib/contracts/office/infractions/deadline-bands';
import { sendingStates } from '@/lib/contracts/office/infractions/sent-defenses';
import type { Problem } from '@/lib/contracts/problem/problem';
import { encryptedBytes, encryptedJson, encryptedText, instant } from '@/lib/server/database/column-kinds';
import { staff } from './schema';

/** The owner of a case. */
export const infractionAssignments = pgTable('infraction_assignments', {
  infractionId: text('infraction_id').primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id),
  at: instant('at').notNull(),
});

/** Snoozed notices, by person and case. */
export const infractionPauses = pgTable(
  'infraction_pauses',
  {
    infractionId: text('infraction_id').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    until: instant('until').notNull(),
    /** How near its deadline was when it was snoozed. */
    band: text('band', { enum: deadlineBands }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.infractionId, table.staffId] })],
);

/** The draft of a defense. Deleted once it is sent. */
export const defenseDrafts = pgTable(
  'defense_drafts',
  {
    infractionId: text('infraction_id').primaryKey(),
    text: encryptedText('text').notNull().default(sql`''`),
    version: integer('version').notNull().default(0),
    /** Who started it: each person may have a limited number. */
    createdBy: uuid('created_by').references(() => staff.id),
    updatedBy: uuid('updated_by').references(() => staff.id),
    updatedAt: instant('updated_at').notNull(),
    lockedBy: uuid('locked_by').references(() => staff.id),
    lockedUntil: instant('locked_until'),
  },
  (table) => [index('defense_drafts_created_by').on(table.createdBy)],
);

export const defenseDraftFiles = pgTable(
  'defense_draft_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    infractionId: text('infraction_id')
      .notNull()
      .references(() => defenseDrafts.infractionId, { onDelete: 'cascade' }),
    /** The order in which they were added. */
    place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The position a person gave it among the files; null until then. */
    position: integer('position'),
    name: encryptedText('name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    content: encryptedBytes('content').notNull(),
    addedBy: uuid('added_by').references(() => staff.id),
  },
  (table) => [index('defense_draft_files_infraction').on(table.infractionId), index('defense_draft_files_added_by').on(table.addedBy)],
);

/** Every defense being sent or sent, stored before the service is called; its files by name and hash. */
export const sentDefenses = pgTable(
  'sent_defenses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    infractionId: text('infraction_id').notNull(),
    key: uuid('key').notNull().unique(),
    state: text('state', { enum: sendingStates }).notNull(),
    text: encryptedText('text').notNull(),
    files: encryptedJson<{ name: string; mimeType: string; size: number; sha256: string }[]>('files').notNull(),
    /** The defenses the service had before this one. */
    before: encryptedJson<string[]>('before'),
    defenseId: text('defense_id'),
    problem: jsonb('problem').$type<Problem>(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    reads: integer('reads').notNull().default(0),
    nextReadAt: instant('next_read_at'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    // One at a time: no second submission while the outcome of one is open.
    uniqueIndex('sent_defenses_open').on(table.infractionId).where(sql`state in ('sending', 'unknown')`),
    index('sent_defenses_infraction').on(table.infractionId, table.createdAt),
    index('sent_defenses_due').on(table.nextReadAt).where(sql`next_read_at is not null`),
  ],
);
