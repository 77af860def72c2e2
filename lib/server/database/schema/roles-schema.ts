import 'server-only';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CustomRole, Permission } from '@/lib/contracts/office/permission';
import { instant } from '@/lib/server/database/column-kinds';
import { staff } from './schema';

/**
 * The roles that administrators made. A person has one by its id (`staff.role`), so a change of it applies to everybody who has it; the built-in
 * ones are in the code. One that was used is archived, never deleted.
 */
export const customRoles = pgTable(
  'custom_roles',
  {
    id: text('id').$type<CustomRole>().primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    version: integer('version').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    changedBy: uuid('changed_by')
      .notNull()
      .references(() => staff.id),
    changedAt: instant('changed_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  // Two roles of one name could not be told apart by whoever gives them.
  (table) => [
    uniqueIndex('custom_roles_name').on(sql`lower(${table.name})`).where(sql`archived_at is null`),
    check('custom_roles_id', sql`id like 'custom-%'`),
  ],
);
