import 'server-only';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '@/lib/server/database/column-kinds';

/** When each kind of call to the service was last let through, and last refused in each way: one row each, replaced by the next. */
export const serviceAdmissions = pgTable(
  'service_admissions',
  {
    endpoint: text('endpoint').notNull(),
    admission: text('admission').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.endpoint, table.admission] })],
);
