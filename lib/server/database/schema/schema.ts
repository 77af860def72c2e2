import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { auditResults } from '@/lib/contracts/office/audit/audit-action';
import { type InboxVerdict, inboxRefusals, inboxSources } from '@/lib/contracts/office/callbacks/inbox';
import { heldReasons, operationKinds, operationStates } from '@/lib/contracts/office/operations';
import type { Role } from '@/lib/contracts/office/permission';
import { proofMethods, sessionStages } from '@/lib/contracts/office/second-factor/proof-methods';
import type { Problem } from '@/lib/contracts/problem/problem';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { bytes, encryptedBytes, encryptedJson, encryptedText, instant } from '@/lib/server/database/column-kinds';

export const staff = pgTable(
  'staff',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    role: text('role').$type<Role>().notNull(),
    active: boolean('active').notNull().default(true),
    /** Null until its owner has chosen one: nobody else ever knows a password. */
    passwordHash: text('password_hash'),
    /** Whether they want mails about deadlines of infractions. */
    deadlineMail: boolean('deadline_mail').notNull().default(true),
    lastSignInAt: instant('last_sign_in_at'),
    /** Until when a second factor must be enrolled, where the role requires one; set at the first sign-in without one. */
    factorDueAt: instant('factor_due_at'),
    /** Who they are at the provider of single sign-on, once bound; a bound person signs in there and nowhere else. */
    ssoIssuer: text('sso_issuer'),
    ssoSubject: text('sso_subject'),
    /** Until when an administrator allows their first sign-in there to bind them by their e-mail. */
    ssoAllowedUntil: instant('sso_allowed_until'),
    /** When the provider had no group of ours for them any more: a group gives the access back. Null where an administrator ended it. */
    ssoLeftAt: instant('sso_left_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('staff_sso').on(table.ssoIssuer, table.ssoSubject)],
);

/** A signed-in browser. Only the hash of its cookie is stored, so the table opens no session. */
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
    /** Started with a kind of browser, or from a network, that this person had not used before. */
    newDevice: boolean('new_device').notNull().default(false),
    /** What is still missing after the password; null once it is a whole session. */
    stage: text('stage', { enum: sessionStages }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('sessions_staff').on(table.staffId)],
);

/** Append-only and chained: `hash` covers the row and the previous hash. Triggers refuse every change. */
export const audit = pgTable(
  'audit',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    object: text('object'),
    result: text('result', { enum: auditResults }).notNull(),
    address: text('address'),
    requestId: text('request_id'),
    sessionId: uuid('session_id'),
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    index('audit_request').on(table.requestId),
    // Each filter of the list has its rows in the order of the list.
    index('audit_at').on(table.at, table.sequence),
    index('audit_actor').on(table.actorId, table.at, table.sequence),
    index('audit_object').on(table.object, table.at, table.sequence),
    index('audit_action').on(table.action, table.at, table.sequence),
    index('audit_result').on(table.result, table.at, table.sequence),
    index('audit_operation').on(sql`(${table.facts}->>'kind')`, table.at, table.sequence).where(sql`facts->>'kind' is not null`),
  ],
);

/** Whether an operation is unsettled, which the list has first. */
export const unsettledFirst: SQL = sql`(state in ('sending', 'unknown'))`;

/** What we made of a delivery, as the list has it. */
export const inboxVerdict: SQL<InboxVerdict> = sql<InboxVerdict>`(coalesce(refusal, case when skew_ms is not null then 'stale' when verified then 'signed' else 'unsigned' end))`;

/** What a planned payment sends on its day: the request as it was asked, with the payee who was confirmed. */
export interface StoredPlan {
  readonly body: Readonly<Record<string, unknown>>;
  readonly confirmed: { readonly id: string; readonly holder: Holder | null; readonly amount: string | null };
  /** The session it was planned in. */
  readonly sessionId: string;
  /** The saved payee that had its key then. */
  readonly savedPayee: string | null;
}

/**
 * Every money operation, stored before the service is called. Of the request only a fingerprint is stored: it is never sent a second time. That of a
 * planned payment is stored encrypted until its day is over.
 * Of people only the confirmed payee is stored, to compare the next payment with.
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
    /** What its requester wrote for the receiver; the service does not return it. */
    description: encryptedText('description'),
    /** Keyed digests of its words, by which it is found. */
    descriptionWords: text('description_words').array(),
    /** Null where the amount is in reais. */
    currency: text('currency'),
    /** The state of the subject before, to verify afterwards whether the operation took effect. */
    before: jsonb('before').$type<Record<string, string | null>>(),
    /** Seconds for which its charge can be paid; the service accepts this and never returns it. */
    expiresIn: integer('expires_in'),
    /** A keyed hash of the Pix key paid. */
    payee: text('payee'),
    /** What counts against the spending limits of its requester from the moment it is opened; null where nothing does. */
    limitAmount: text('limit_amount'),
    /** A keyed hash of whom that pays, also of a code without a key. */
    limitPayee: text('limit_payee'),
    /** The payee confirmation it was opened with. */
    confirmation: uuid('confirmation'),
    /** The proof of the second factor it was opened with, and how it was given. */
    proof: uuid('proof'),
    proofMethod: text('proof_method', { enum: proofMethods }),
    holder: encryptedJson<Holder>('holder'),
    holderBefore: encryptedJson<Holder>('holder_before'),
    transactionId: text('transaction_id'),
    problem: jsonb('problem').$type<Problem>(),
    /** The day of São Paulo a payment is planned for; null for one that is sent at once. Its creation is then the moment it begins to be sent. */
    plannedFor: text('planned_for'),
    plannedAt: instant('planned_at'),
    /** When the job takes it up; null once it is over. */
    plannedDueAt: instant('planned_due_at'),
    /** The request of a planned payment, until it is sent or ended. */
    plan: encryptedJson<StoredPlan>('plan'),
    /** Why it was held back on its day. */
    held: text('held', { enum: heldReasons }),
    /** The payment held back whose place this one takes. */
    replaces: uuid('replaces'),
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
    // A confirmation is valid for one operation; one the service refused releases it.
    uniqueIndex('operations_confirmation').on(table.confirmation).where(sql`state <> 'refused'`),
    // One payment takes the place of one that was held back.
    uniqueIndex('operations_replaces')
      .on(table.replaces)
      .where(sql`state in ('sending', 'unknown', 'done', 'planned', 'held')`)
      .concurrently(),
    index('operations_planned').on(table.plannedDueAt).where(sql`planned_due_at is not null`).concurrently(),
    index('operations_due').on(table.nextReadAt).where(sql`next_read_at is not null`),
    index('operations_created').on(table.createdAt),
    // In the order of the list; by state and by kind, what is rare is found without reading past the rest.
    index('operations_listed').on(unsettledFirst, table.createdAt, table.id).concurrently(),
    // What its retention looks for, again and again.
    index('operations_named')
      .on(table.createdAt)
      .where(
        sql`holder is not null or holder_before is not null or payee is not null or limit_payee is not null or description is not null`,
      )
      .concurrently(),
    index('operations_state').on(table.state, table.createdAt).concurrently(),
    index('operations_kind').on(table.kind, table.createdAt).concurrently(),
    index('operations_reference').on(table.reference),
    index('operations_subject').on(table.subject),
    index('operations_transaction').on(table.transactionId),
    index('operations_staff').on(table.staffId, table.createdAt),
    index('operations_limit_payee').on(table.limitPayee, table.createdAt).where(sql`limit_payee is not null`),
    index('operations_payee').on(table.payee, table.createdAt).where(sql`payee is not null`),
    index('operations_description_words').using('gin', table.descriptionWords),
    index('operations_reference_parts').using('gin', sql`trigrams(reference)`).concurrently(),
    // From before descriptions were encrypted: few, and fewer every day.
    index('operations_plain').on(table.createdAt).where(sql`description_words is null and description is not null`).concurrently(),
  ],
);

/** Received callbacks, unchanged but for their encryption, once per content: the same content again changes nothing. */
export const inbox = pgTable(
  'inbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of what distinguishes one callback event from another; repeated deliveries share it. */
    contentHash: bytes('content_hash').notNull().unique(),
    source: text('source', { enum: inboxSources }).notNull(),
    verified: boolean('verified').notNull(),
    /** Why it was refused; null for one that was accepted. Of a refused one nothing but this, its sender and its count is stored. */
    refusal: text('refusal', { enum: inboxRefusals }),
    /** The IP address of the latest sender; null where no proxy reports one. */
    sender: encryptedText('sender'),
    /** Milliseconds by which the timestamp of its signature was off; null where it was within the limit. */
    skewMs: bigint('skew_ms', { mode: 'number' }),
    transactionId: text('transaction_id'),
    /** Null after its retention: the content stays known by its hash. */
    body: encryptedBytes('body'),
    deliveries: integer('deliveries').notNull().default(1),
    receivedAt: instant('received_at').notNull().defaultNow(),
    appliedAt: instant('applied_at'),
  },
  (table) => [
    index('inbox_unsigned').on(table.receivedAt).where(sql`not verified`),
    index('inbox_received').on(table.receivedAt),
    index('inbox_transaction').on(table.transactionId),
    index('inbox_verdict').on(inboxVerdict, table.receivedAt, table.id).concurrently(),
    index('inbox_whole').on(table.receivedAt).where(sql`body is not null`).concurrently(),
    index('inbox_source').on(table.source, table.receivedAt, table.id).concurrently(),
    index('inbox_waiting').on(table.id).where(sql`applied_at is null`),
  ],
);

/** Used nonces of signed deliveries. Old ones are deleted. */
export const inboxNonces = pgTable('inbox_nonces', { nonce: text('nonce').primaryKey(), at: instant('at').notNull() }, (table) => [
  index('inbox_nonces_at').on(table.at),
]);
