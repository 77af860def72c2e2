import 'server-only';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { auditActions } from '@/lib/contracts/office/audit/audit-action';
import { limitKinds } from '@/lib/contracts/office/limit';
import { securityAlertKinds } from '@/lib/contracts/office/staff/security-alerts';
import { bytes, instant } from '@/lib/server/database/column-kinds';
import { staff } from './schema';

/**
 * Counts of wrong passwords: by account, by account and place, by network. The key is a hash, so that known and unknown names look the same
 * and no typed name is stored.
 */
export const passwordFailures = pgTable(
  'password_failures',
  {
    key: bytes('key').primaryKey(),
    failures: integer('failures').notNull(),
    at: instant('at').notNull(),
    /** Attempts before this time are delayed. */
    retryAt: instant('retry_at').notNull(),
  },
  (table) => [index('password_failures_at').on(table.at)],
);

/** Refusals of one person or network within one minute. The first is audited at once, their number when the minute is over. */
export const refusalCounts = pgTable(
  'refusal_counts',
  {
    action: text('action', { enum: auditActions }).notNull(),
    /** A person's id and the denied permission; for strangers a network, or `elsewhere`. */
    subject: text('subject').notNull(),
    minute: instant('minute').notNull(),
    actorId: uuid('actor_id'),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.action, table.subject, table.minute] }), index('refusal_counts_minute').on(table.minute)],
);

/** What a person may still request, by kind of call: spent by calls, refilled over time. */
export const callBudgets = pgTable(
  'call_budgets',
  {
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    kind: text('kind', { enum: limitKinds }).notNull(),
    left: doublePrecision('left').notNull(),
    at: instant('at').notNull(),
    /** When its exhaustion was last reported. */
    alertedAt: instant('told_at'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.kind] })],
);

/** Alerts about possible attacks. */
export const securityAlerts = pgTable(
  'security_alerts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: securityAlertKinds }).notNull(),
    /** The account it is about. */
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    facts: jsonb('facts').$type<Readonly<Record<string, string>>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('security_alerts_at').on(table.at)],
);
