import 'server-only';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, instant } from './column-kinds';
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
