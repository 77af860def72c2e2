import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { anchorChannels } from '@/lib/contracts/office/audit/anchor-channels';
import { bytes, instant } from '@/lib/server/database/column-kinds';

/** The head of the audit on each day, made once. A trigger refuses every change. */
export const auditAnchors = pgTable('audit_anchors', {
  /** The day in the zone of the business. */
  day: date('day', { mode: 'string' }).primaryKey(),
  /** How many rows the audit had. */
  rows: bigint('rows', { mode: 'number' }).notNull(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  hash: bytes('hash').notNull(),
  at: instant('at').notNull(),
});

/** One anchor on its way to one place outside. It stays due until it arrived. */
export const auditAnchorDeliveries = pgTable(
  'audit_anchor_deliveries',
  {
    day: date('day', { mode: 'string' })
      .notNull()
      .references(() => auditAnchors.day),
    channel: text('channel', { enum: anchorChannels }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** When it is tried next; null once it arrived. */
    nextAt: instant('next_at'),
    deliveredAt: instant('delivered_at'),
    /** Why the last try failed: a code, never an address or a text of the other side. */
    problem: text('problem'),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.channel] }),
    index('audit_anchor_deliveries_due').on(table.nextAt).where(sql`next_at is not null`),
    index('audit_anchor_deliveries_arrived').on(table.deliveredAt).where(sql`delivered_at is not null`),
  ],
);
