import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { deliveryOutcomes } from '@/lib/contracts/delivery-outcome';
import type { Holder } from '@/lib/contracts/holder.shape';
import { operationKinds, operationStates } from '@/lib/contracts/operations';
import { roleNames } from '@/lib/contracts/permission';
import type { Problem } from '@/lib/contracts/problem';
import { resendRowStates, resendStates } from '@/lib/contracts/resends';
import { sendingStates } from '@/lib/contracts/sent-defenses';
import { bytes, instant } from './column-kinds';

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

/**
 * Every act that moves money, written before the service is called. What was sent is not kept, only its fingerprint:
 * it is never sent a second time. Of people only the payee someone confirmed is kept, for the next payment to be held against.
 */
export const operations = pgTable(
  'operations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: operationKinds }).notNull(),
    idempotencyKey: uuid('idempotency_key').notNull().unique(),
    fingerprint: bytes('fingerprint').notNull(),
    state: text('state', { enum: operationStates }).notNull(),
    reference: text('reference'),
    subject: text('subject'),
    amount: text('amount'),
    /** What the subject looked like before, to tell afterwards whether the act took effect. */
    before: jsonb('before').$type<Record<string, string | null>>(),
    /** Seconds its charge can be paid; the service takes them and never tells them again. */
    expiresIn: integer('expires_in'),
    /** A keyed hash of the Pix key paid. */
    payee: text('payee'),
    holder: jsonb('holder').$type<Holder>(),
    holderBefore: jsonb('holder_before').$type<Holder>(),
    transactionId: text('transaction_id'),
    problem: jsonb('problem').$type<Problem>(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    reads: integer('reads').notNull().default(0),
    nextReadAt: instant('next_read_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // While one is unsettled no second one may be open for the same reference, or on the same subject.
    uniqueIndex('operations_open_reference').on(table.kind, table.reference).where(sql`state in ('sending', 'unknown')`),
    uniqueIndex('operations_open_subject')
      .on(table.kind, table.subject)
      .where(sql`state in ('sending', 'unknown') and subject is not null`),
    index('operations_due').on(table.nextReadAt).where(sql`next_read_at is not null`),
    index('operations_created').on(table.createdAt),
    index('operations_reference').on(table.reference),
    index('operations_subject').on(table.subject),
    index('operations_transaction').on(table.transactionId),
    index('operations_payee').on(table.payee, table.createdAt).where(sql`payee is not null`),
  ],
);

/** What the service told us, as it came, once per content: a second telling of the same changes nothing. */
export const inbox = pgTable(
  'inbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of what makes one telling differ from another; repeated deliveries share it. */
    contentHash: bytes('content_hash').notNull().unique(),
    source: text('source', { enum: ['transaction', 'webhook', 'card'] }).notNull(),
    verified: boolean('verified').notNull(),
    transactionId: text('transaction_id'),
    body: bytes('body').notNull(),
    deliveries: integer('deliveries').notNull().default(1),
    receivedAt: instant('received_at').notNull().defaultNow(),
    appliedAt: instant('applied_at'),
  },
  (table) => [index('inbox_transaction').on(table.transactionId), index('inbox_waiting').on(table.id).where(sql`applied_at is null`)],
);

/** Nonces of signed deliveries, each good once. Old ones are swept away. */
export const inboxNonces = pgTable('inbox_nonces', { nonce: text('nonce').primaryKey(), at: instant('at').notNull() }, (table) => [
  index('inbox_nonces_at').on(table.at),
]);

/** Whose case an infraction is. */
export const infractionAssignments = pgTable('infraction_assignments', {
  infractionId: text('infraction_id').primaryKey(),
  staffId: uuid('staff_id')
    .notNull()
    .references(() => staff.id),
  at: instant('at').notNull(),
});

/** The defense being written for an infraction. Gone once it is sent. */
export const defenseDrafts = pgTable('defense_drafts', {
  infractionId: text('infraction_id').primaryKey(),
  text: text('text').notNull().default(''),
  version: integer('version').notNull().default(0),
  updatedBy: uuid('updated_by').references(() => staff.id),
  updatedAt: instant('updated_at').notNull(),
  lockedBy: uuid('locked_by').references(() => staff.id),
  lockedUntil: instant('locked_until'),
});

export const defenseDraftFiles = pgTable(
  'defense_draft_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    infractionId: text('infraction_id')
      .notNull()
      .references(() => defenseDrafts.infractionId, { onDelete: 'cascade' }),
    place: bigint('place', { mode: 'number' }).generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [index('defense_draft_files_infraction').on(table.infractionId)],
);

/** Every defense on its way or sent, written before the service is called; the files by name and hash. */
export const sentDefenses = pgTable(
  'sent_defenses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    infractionId: text('infraction_id').notNull(),
    key: uuid('key').notNull().unique(),
    state: text('state', { enum: sendingStates }).notNull(),
    text: text('text').notNull(),
    files: jsonb('files').$type<{ name: string; mimeType: string; size: number; sha256: string }[]>().notNull(),
    /** The defenses the service told of before this one. */
    before: jsonb('before').$type<string[]>(),
    defenseId: text('defense_id'),
    problem: jsonb('problem').$type<Problem>(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    reads: integer('reads').notNull().default(0),
    nextReadAt: instant('next_read_at'),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    // One at a time: while the fate of one is open nobody sends another.
    uniqueIndex('sent_defenses_open').on(table.infractionId).where(sql`state in ('sending', 'unknown')`),
    index('sent_defenses_infraction').on(table.infractionId, table.createdAt),
    index('sent_defenses_due').on(table.nextReadAt).where(sql`next_read_at is not null`),
  ],
);

/** A resend of many callbacks: its rows are fixed when they are counted. */
export const resends = pgTable(
  'resends',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    state: text('state', { enum: resendStates }).notNull().default('counted'),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    cut: boolean('cut').notNull(),
    leftOut: integer('left_out').notNull(),
    /** When it is looked at next; none once it is over. */
    nextAt: instant('next_at'),
    /** Before this the service is not asked again: it takes few such calls a minute. */
    nextCallAt: instant('next_call_at'),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [index('resends_due').on(table.nextAt).where(sql`next_at is not null`), index('resends_started').on(table.startedAt)],
);

export const resendRows = pgTable(
  'resend_rows',
  {
    resendId: uuid('resend_id')
      .notNull()
      .references(() => resends.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    transactionId: text('transaction_id').notNull(),
    transactionAt: instant('transaction_at'),
    status: text('status'),
    changedAt: instant('changed_at').notNull(),
    outcome: text('outcome', { enum: deliveryOutcomes }).notNull(),
    attempts: integer('attempts').notNull(),
    known: boolean('known').notNull(),
    state: text('state', { enum: resendRowStates }).notNull().default('waiting'),
    /** While it is, no other resend takes the same transaction. */
    open: boolean('open').notNull().default(false),
    askedAt: instant('asked_at'),
    /** The newest delivery there was when it was asked for, by the service's clock. */
    askedAfter: instant('asked_after'),
    answered: integer('answered'),
    code: text('code'),
  },
  (table) => [
    primaryKey({ columns: [table.resendId, table.place] }),
    uniqueIndex('resend_rows_open').on(table.transactionId).where(sql`open`),
  ],
);

/** Secrets of webhooks for our inbox to verify with, encrypted. */
export const webhookSecrets = pgTable('webhook_secrets', {
  webhookId: text('webhook_id').primaryKey(),
  sealed: text('sealed').notNull(),
  keptAt: instant('kept_at').notNull(),
});
