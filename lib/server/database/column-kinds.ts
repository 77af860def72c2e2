import 'server-only';
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** With milliseconds, as in JavaScript: a cursor read back must equal what was written. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
