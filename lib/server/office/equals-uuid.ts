import 'server-only';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';

/**
 * Whether a column of UUIDs equals a text that may be none, in which case no row does. The column itself is compared, so that its index is used: as
 * a text it would be read row by row.
 */
export function equalsUuid(column: AnyPgColumn, text: string): SQL {
  const id = z.guid().safeParse(text);
  return id.success ? eq(column, id.data) : sql`false`;
}
