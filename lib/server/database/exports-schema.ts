import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { exportLists } from '@/lib/contracts/office/exported-lists';
import { exportFormats, exportStates } from '@/lib/contracts/office/exports';
import { locales } from '@/lib/format/locale';
import type { Reais } from '@/lib/format/money';
import { zones } from '@/lib/format/zone';
import { bytes, instant } from './column-kinds';
import { staff } from './schema';

/** A file made of a list as somebody saw it; a document in the search is sealed, as in the address of the page. */
export const exportJobs = pgTable(
  'exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    list: text('list', { enum: exportLists }).notNull(),
    form: text('form', { enum: exportFormats }).notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    /** By whose clock it was asked for: it is written by no other. */
    zone: text('zone', { enum: zones }).notNull(),
    search: text('search').notNull(),
    columns: jsonb('columns').$type<readonly string[]>().notNull(),
    filters: jsonb('filters').$type<readonly { label: string; text: string }[]>().notNull(),
    state: text('state', { enum: exportStates }).notNull().default('waiting'),
    /** Whether documents and keys in the file are hidden, as they were from who asked. */
    masked: boolean('masked').notNull(),
    rows: integer('rows').notNull().default(0),
    sum: text('sum').$type<Reais>(),
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    /** How often it was begun: what broke off is begun anew, and given up in the end. */
    attempts: integer('attempts').notNull().default(0),
    code: text('code'),
    /** When another instance may take it, because nobody is at it any more. */
    nextAt: instant('next_at'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('exports_due').on(table.nextAt).where(sql`next_at is not null`),
    index('exports_of').on(table.staffId, table.createdAt),
    index('exports_ended').on(table.endedAt),
  ],
);

/** The file in pieces, so that neither writing nor sending it takes memory. */
export const exportPieces = pgTable(
  'export_pieces',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => exportJobs.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.place] })],
);
