import 'server-only';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { approvableActions } from '@/lib/contracts/office/approvals/approvable-action';
import type { RuleFields } from '@/lib/contracts/office/approvals/approval-rules.shape';
import { approvalModes, approvalStates, type StaleReason } from '@/lib/contracts/office/approvals/approvals';
import type { Approval, Requirement } from '@/lib/contracts/office/approvals/approvals.shape';
import type { SpendingLimitFields } from '@/lib/contracts/office/approvals/spending-limits.shape';
import type { Role } from '@/lib/contracts/office/permission';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { bytes, encryptedBytes, encryptedJson, encryptedText, instant } from '@/lib/server/database/column-kinds';
import { operations, staff } from './schema';

/** The versions of every rule. A trigger refuses every change: a new version takes the place of an old one. */
export const approvalRules = pgTable(
  'approval_rules',
  {
    id: uuid('id').notNull(),
    version: integer('version').notNull(),
    rule: jsonb('rule').$type<RuleFields>().notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => staff.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.version] })],
);

/** What approvers are shown besides the amount and the payee. */
export type ShownRequest = Pick<Approval, 'newPayee' | 'payTo' | 'description' | 'facts' | 'rule' | 'ruleBefore'> &
  Partial<Pick<Approval, 'changes' | 'files'>>;

/**
 * A request that waits for other people, frozen as it was asked. What is to be sent is encrypted, and deleted when it is over; what approvers
 * are shown stands beside it, encrypted too. Card data is in neither.
 */
export const approvals = pgTable(
  'approvals',
  {
    id: uuid('id').primaryKey(),
    action: text('action', { enum: approvableActions }).notNull(),
    endpoint: text('endpoint').notNull(),
    mode: text('mode', { enum: approvalModes }).notNull(),
    state: text('state', { enum: approvalStates }).notNull(),
    /** The whole request, encrypted; null for what may not be stored, and once it is over. */
    encryptedRequest: text('encrypted_request'),
    /** Digest of all that is approved: votes count for it alone. */
    requestHash: bytes('request_hash').notNull(),
    /** Digest of what was asked, by which a permit finds its request and a repeated form its approval. */
    fingerprint: bytes('fingerprint').notNull(),
    /** The key of the form that asked. */
    idempotencyKey: uuid('idempotency_key'),
    /** The payee confirmation it was asked with: it is used up by one request. */
    confirmation: uuid('confirmation'),
    /** The key of the operation that carries it out. */
    operationKey: uuid('operation_key'),
    /** The day of São Paulo a payment is to be sent on, where it is not sent at once. */
    plannedFor: text('planned_for'),
    amount: text('amount'),
    currency: text('currency'),
    holder: encryptedJson<Holder>('holder'),
    holderBefore: encryptedJson<Holder>('holder_before'),
    shown: encryptedJson<ShownRequest>('shown').notNull(),
    requirements: jsonb('requirements').$type<readonly Requirement[]>().notNull(),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => staff.id),
    makerSession: uuid('maker_session').notNull(),
    createdAt: instant('created_at').notNull(),
    lapsesAt: instant('lapses_at').notNull(),
    decidedAt: instant('decided_at'),
    /** When it is carried out, or looked at, again. */
    nextAt: instant('next_at'),
    reason: encryptedText('reason'),
    overriddenBy: uuid('overridden_by').references(() => staff.id),
    /** Who took note that it was carried out without its approvals. */
    acknowledgedBy: uuid('acknowledged_by').references(() => staff.id),
    stale: encryptedJson<{ reason: StaleReason; now: string }>('stale'),
    errorCode: text('error_code'),
    /** When the people were removed from it. */
    namesRemovedAt: instant('names_removed_at'),
    operationId: uuid('operation_id').references(() => operations.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('approvals_of_maker').on(table.id, table.makerId),
    uniqueIndex('approvals_idempotency_key').on(table.makerId, table.idempotencyKey),
    uniqueIndex('approvals_confirmation').on(table.confirmation).where(sql`state in ('waiting', 'approved', 'executing', 'done')`),
    index('approvals_open').on(table.createdAt).where(sql`state in ('waiting', 'approved', 'executing')`),
    index('approvals_due').on(table.nextAt).where(sql`next_at is not null`),
    index('approvals_created').on(table.createdAt),
    index('approvals_maker').on(table.makerId, table.createdAt),
    index('approvals_operation').on(table.operationId),
    index('approvals_unacknowledged').on(table.decidedAt).where(sql`overridden_by is not null and acknowledged_by is null`),
  ],
);

/**
 * Files that were added to a request for its approvers. Until the form asks they wait under its key; from then on they belong to the approval, whose
 * digest covers theirs.
 */
export const approvalFiles = pgTable(
  'approval_files',
  {
    id: uuid('id').primaryKey(),
    makerId: uuid('maker_id')
      .notNull()
      .references(() => staff.id),
    formKey: uuid('form_key').notNull(),
    approvalId: uuid('approval_id').references(() => approvals.id, { onDelete: 'cascade' }),
    /** Its place among the files of the form. */
    place: integer('place').notNull(),
    name: encryptedText('name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    content: encryptedBytes('content').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    index('approval_files_form').on(table.makerId, table.formKey),
    index('approval_files_approval').on(table.approvalId),
    index('approval_files_unasked').on(table.addedAt).where(sql`approval_id is null`),
  ],
);

/** The votes. The database itself refuses a second one of a person, and one of the person who asked. */
export const approvalVotes = pgTable(
  'approval_votes',
  {
    approvalId: uuid('approval_id').notNull(),
    makerId: uuid('maker_id').notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    role: text('role').$type<Role>().notNull(),
    verdict: text('verdict', { enum: ['approved', 'declined'] }).notNull(),
    requestHash: bytes('request_hash').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.approvalId, table.staffId] }),
    foreignKey({ columns: [table.approvalId, table.makerId], foreignColumns: [approvals.id, approvals.makerId] }),
    check('approval_votes_of_others', sql`staff_id <> maker_id`),
  ],
);

/**
 * What went through without waiting while a rule counts the sum of a day, written in the turn of its person, so that requests at the same
 * moment count each other. One whose operation was never written counts for some minutes only.
 */
export const approvalPasses = pgTable(
  'approval_passes',
  {
    idempotencyKey: uuid('idempotency_key').primaryKey(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    action: text('action', { enum: approvableActions }).notNull(),
    amount: text('amount').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('approval_passes_staff').on(table.staffId, table.at)],
);

/** The versions of the spending limits of every role and person. A trigger refuses every change: a new version takes the place of an old one. */
export const spendingLimits = pgTable(
  'spending_limits',
  {
    /** The id of a role, or that of a person. */
    scope: text('scope').notNull(),
    version: integer('version').notNull(),
    limits: jsonb('limits').$type<SpendingLimitFields>().notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => staff.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.version] })],
);

/** When a payee was first looked up from here, by the hash that payments find them by. */
export const payeeSightings = pgTable(
  'payee_sightings',
  { payee: text('payee').primaryKey(), firstSeenAt: instant('first_seen_at').notNull() },
  (table) => [index('payee_sightings_seen').on(table.firstSeenAt)],
);
