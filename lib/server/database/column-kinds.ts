import 'server-only';
import { customType, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** With milliseconds, as in JavaScript: a cursor read back must equal what was written. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

declare const plainOf: unique symbol;

/**
 * A value as it stands in an encrypted column. The fields of `lib/server/privacy/at-rest` write and read it, and nothing else can: no plain
 * value has this type.
 */
export type Encrypted<Plain> = { readonly [plainOf]: Plain };

export const encryptedText = (name: string) => text(name).$type<Encrypted<string>>();

/** A JSON string that holds an encrypted text; a value from before it was encrypted is the value itself. */
export const encryptedJson = <Plain>(name: string) => jsonb(name).$type<Encrypted<Plain>>();

export const encryptedBytes = customType<{ data: Encrypted<Buffer> }>({ dataType: () => 'bytea' });
