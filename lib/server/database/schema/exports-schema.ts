import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { exportFormats, exportStates } from '@/lib/contracts/office/files/exports';
import { exportLists } from '@/lib/contracts/pages/navigation';
import type { Totals } from '@/lib/domain/payment/money-totals';
import { locales } from '@/lib/format/locale';
import type { Reais } from '@/lib/format/money/money';
import { zones } from '@/lib/format/zone';
import { encryptedBytes, encryptedJson, encryptedText, instant } from '@/lib/server/database/column-kinds';
import { staff } from './schema';

/** A file of a list as its requester saw it; a document in the query is a token, as in the page's URL. */
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
    /** The time zone of the request, in which the file is written. */
    zone: text('zone', { enum: zones }).notNull(),
    search: encryptedText('search').notNull(),
    columns: jsonb('columns').$type<readonly string[]>().notNull(),
    filters: encryptedJson<readonly { label: string; text: string }[]>('filters').notNull(),
    state: text('state', { enum: exportStates }).notNull().default('waiting'),
    /** Whether documents and keys are masked, as they were for the requester. */
    masked: boolean('masked').notNull(),
    rows: integer('rows').notNull().default(0),
    /** Written by the version before only. */
    sum: text('sum').$type<Reais>(),
    totals: jsonb('totals').$type<Totals>(),
    /** An order that the list itself gives its rows; null for that of the service. */
    sort: text('sort'),
    size: bigint('size', { mode: 'number' }).notNull().default(0),
    /** Number of attempts: an interrupted export is restarted, and given up in the end. */
    attempts: integer('attempts').notNull().default(0),
    code: text('code'),
    /** When another instance may take it, because this attempt has stopped. */
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

/** The file in pieces, so that neither writing nor sending it needs much memory. */
export const exportPieces = pgTable(
  'export_pieces',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => exportJobs.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    content: encryptedBytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.place] })],
);
