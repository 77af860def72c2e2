import 'server-only';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import { encryptedText, instant } from './column-kinds';
import { staff } from './schema';

/** What the team wrote down about records of the service. */
export const notes = pgTable(
  'notes',
  {
    id: uuid('id').primaryKey(),
    recordKind: text('record_kind').$type<NoteRecordKind>().notNull(),
    recordId: text('record_id').notNull(),
    text: encryptedText('text').notNull(),
    /** Keyed digests of its words, by which it is found. */
    words: text('words').array().notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at'),
  },
  (table) => [
    index('notes_record').on(table.recordKind, table.recordId, table.createdAt),
    index('notes_created').on(table.createdAt, table.id),
    index('notes_words').using('gin', table.words),
  ],
);
