import 'server-only';
import { bigint, boolean, customType, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { roleNames } from '@/lib/contracts/permission';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Milliseconds, as JavaScript has them: a cursor read back must equal what was written. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const staff = pgTable('staff', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  role: text('role', { enum: roleNames }).notNull(),
  active: boolean('active').notNull().default(true),
  passwordHash: text('password_hash').notNull(),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  lastSignInAt: instant('last_sign_in_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** A signed-in browser. Only the hash of its cookie is kept, so the table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: bytes('token_hash').notNull().unique(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    address: text('address'),
    browser: text('browser'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_staff').on(table.staffId)],
);

/** Failed sign-ins, by hash of the account name typed and by address: known and unknown names count alike. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountHash: bytes('account_hash').notNull(),
    address: text('address'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('sign_in_failures_account').on(table.accountHash, table.at),
    index('sign_in_failures_address').on(table.address, table.at),
  ],
);

/** Append-only and chained: `hash` covers the row and the hash before it. Triggers refuse every change. */
export const audit = pgTable('audit', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  actorId: uuid('actor_id'),
  action: text('action').notNull(),
  object: text('object'),
  result: text('result', { enum: ['done', 'refused'] }).notNull(),
  address: text('address'),
  requestId: text('request_id'),
  facts: jsonb('facts').$type<Record<string, string>>().notNull(),
  previousHash: bytes('previous_hash').notNull(),
  hash: bytes('hash').notNull(),
});
