import 'server-only';
import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@/lib/contracts/office/permission';
import type { SavedViewList } from '@/lib/contracts/office/views/saved-views';
import { instant } from '@/lib/server/database/column-kinds';
import { staff } from './schema';

/** Views of lists under a name: of the person who saved them, or of a role. They name nobody who pays or is paid. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    list: text('list').$type<SavedViewList>().notNull(),
    name: text('name').notNull(),
    /** Who saved it; the owner of one without a role. */
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    role: text('role').$type<Role>(),
    /** The part of the address after the question mark. */
    query: text('query').notNull(),
    density: text('density', { enum: ['normal', 'compact'] }).notNull(),
    shown: jsonb('shown').$type<Record<string, boolean>>().notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  // Two tabs of one name could not be told apart.
  (table) => [
    uniqueIndex('saved_views_own').on(table.staffId, table.list, sql`lower(${table.name})`).where(sql`role is null`),
    uniqueIndex('saved_views_role').on(table.role, table.list, sql`lower(${table.name})`).where(sql`role is not null`),
  ],
);
