import 'server-only';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import type { PixKey } from '@/lib/contracts/pix/account/pix-key-type-match';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { bytes, encryptedBytes, encryptedJson, encryptedText, instant } from '@/lib/server/database/column-kinds';
import { staff } from './schema';

/** Links of charges for their payers. A token is made of the id and a key of ours, and only its digest is stored. */
export const chargeLinks = pgTable(
  'charge_links',
  {
    id: uuid('id').primaryKey(),
    chargeId: text('charge_id').notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    /** When it was taken back. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    uniqueIndex('charge_links_charge').on(table.chargeId).where(sql`removed_at is null`),
    index('charge_links_created').on(table.createdAt),
  ],
);

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
    /** Whom its text mentions, in the order of the places in it. */
    mentions: uuid('mentions').array().notNull().default([]),
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

/** Short names of the team's own. Which one a name means is asked of all of them, whatever its case and accents. */
export const tags = pgTable('tags', {
  id: uuid('id').primaryKey(),
  name: encryptedText('name').notNull(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  /** Since when it is offered no more. */
  archivedAt: instant('archived_at'),
});

/** Which records of the service carry which tags. */
export const recordTags = pgTable(
  'record_tags',
  {
    id: uuid('id').primaryKey(),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    recordKind: text('record_kind').$type<NoteRecordKind>().notNull(),
    recordId: text('record_id').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('record_tags_record').on(table.recordKind, table.recordId, table.tagId),
    index('record_tags_tag').on(table.tagId, table.createdAt),
    index('record_tags_created').on(table.createdAt),
  ],
);

/** Payees whose keys are not typed again. */
export const savedPayees = pgTable('saved_payees', {
  id: uuid('id').primaryKey(),
  /** A keyed hash of the Pix key, as operations have it. */
  payee: text('payee').notNull().unique(),
  name: encryptedText('name').notNull(),
  note: encryptedText('note').notNull(),
  key: encryptedJson<PixKey>('key').notNull(),
  /** Who held the key when it was saved. */
  holder: encryptedJson<Holder>('holder').notNull(),
  seenAt: instant('seen_at').notNull(),
  /** When somebody last looked it up, from which its retention counts. */
  usedAt: instant('used_at').notNull(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id),
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/**
 * The invoices that payments pay: a number, one file, or both. Each is stored under the key of its operation, for which it may wait: the form stores it
 * before it pays.
 */
export const paymentInvoices = pgTable(
  'payment_invoices',
  {
    id: uuid('id').primaryKey(),
    /** The idempotency key of the operation. */
    operationKey: uuid('operation_key').notNull().unique(),
    number: encryptedText('number'),
    /** Keyed digests of the words of the number, by which it is found. */
    numberWords: text('number_words').array().notNull(),
    fileName: encryptedText('file_name'),
    mimeType: text('mime_type'),
    size: integer('size'),
    content: encryptedBytes('content'),
    /** Who changed it last. */
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('payment_invoices_words').using('gin', table.numberWords), index('payment_invoices_created').on(table.createdAt)],
);
