import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@/lib/contracts/office/permission';
import { staffChangeKinds } from '@/lib/contracts/office/staff/staff-changes';
import { bytes, instant } from '@/lib/server/database/column-kinds';
import { sessions, staff } from './schema';

/** A one-time link to choose a password. Only the hash of its token is stored. A newer link invalidates older ones. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: bytes('token_hash').notNull().unique(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('password_links_staff').on(table.staffId)],
);

/**
 * A change requested by one administrator, to be decided by another. It applies only while the person still has the role and activity of
 * the request; one pending change per person.
 */
export const staffChanges = pgTable(
  'staff_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: staffChangeKinds }).notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    fromRole: text('from_role').$type<Role>().notNull(),
    toRole: text('to_role').$type<Role>().notNull(),
    state: text('state', { enum: ['pending', 'approved', 'refused', 'withdrawn', 'lapsed'] })
      .notNull()
      .default('pending'),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => staff.id),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Null while undecided, where it expired, and where the server command decided. */
    decidedBy: uuid('decided_by').references(() => staff.id),
    decidedAt: instant('decided_at'),
  },
  (table) => [uniqueIndex('staff_changes_pending').on(table.staffId).where(sql`state = 'pending'`)],
);

/** Queued mails to staff about their accounts; a row is deleted once its mail is sent. */
export const staffMails = pgTable(
  'staff_mails',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    kind: text('kind').notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    tries: integer('tries').notNull().default(0),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [index('staff_mails_due').on(table.nextAt)],
);

/** What a session that was started at the provider of single sign-on needs to be checked and ended there; removed when it has ended. */
export const ssoSessions = pgTable(
  'sso_sessions',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The session at the provider (`sid`), where it names one. */
    providerSession: text('provider_session'),
    /** The tokens it is checked with, encrypted under SEAL_KEY. */
    tokens: text('tokens').notNull(),
    /** When the provider last confirmed person and group. */
    checkedAt: instant('checked_at').notNull(),
    nextCheckAt: instant('next_check_at').notNull(),
    /** When the person last signed in at the provider again for an action of theirs. */
    confirmedAt: instant('confirmed_at'),
  },
  (table) => [
    index('sso_sessions_due').on(table.nextCheckAt),
    index('sso_sessions_subject').on(table.issuer, table.subject),
    index('sso_sessions_provider_session').on(table.issuer, table.providerSession),
  ],
);

/**
 * The logout tokens of the provider that were taken, by hash, until they are too old to be taken anyway; and whom each was about, for sign-ins that
 * were under way when it came.
 */
export const ssoLogoutTokens = pgTable(
  'sso_logout_tokens',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    issuer: text('issuer'),
    subject: text('subject'),
    providerSession: text('provider_session'),
    /** When the provider wrote it, by its clock. */
    issuedAt: instant('issued_at'),
  },
  (table) => [index('sso_logout_tokens_expired').on(table.expiresAt)],
);
