import 'server-only';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { proofMethods, proofPurposes } from '@/lib/contracts/office/second-factor/proof-methods';
import { bytes, instant } from '@/lib/server/database/column-kinds';
import { staff } from './schema';

/** The passkeys of people (WebAuthn credentials). The public key verifies and opens nothing. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    /** The credential id, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** Signatures so far, as the authenticator counts them; 0 where it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly string[]>().notNull(),
    /** Synchronised between the devices of its owner. */
    backedUp: boolean('backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_staff').on(table.staffId)],
);

/** The time-code secret of a person (TOTP, RFC 6238), encrypted under SEAL_KEY. */
export const timeCodes = pgTable('time_codes', {
  staffId: uuid('staff_id')
    .primaryKey()
    .references(() => staff.id),
  /** Null until its first code has confirmed it. */
  encrypted: text('encrypted'),
  /** The secret being set up. It replaces the other one when a code confirms it. */
  pending: text('pending'),
  /** The time step of the last accepted code: only later ones are accepted, so each code is used once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  confirmedAt: instant('confirmed_at'),
  lastUsedAt: instant('last_used_at'),
});

/** Recovery codes, each usable once. Only keyed hashes are stored. New ones replace all others. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    codeHash: bytes('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_hash').on(table.staffId, table.codeHash)],
);

/**
 * A proof that somebody with a second factor was present, from its challenge to its use. For an action the challenge is the hash of exactly what will be
 * sent, so that the proof fits nothing else; it stays as evidence with the operation.
 */
export const proofs = pgTable(
  'proofs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staff.id),
    /** The session that was asked; null for a sign-in by passkey alone, which starts one. */
    sessionId: uuid('session_id'),
    purpose: text('purpose', { enum: proofPurposes }).notNull(),
    challenge: bytes('challenge').notNull().unique(),
    /** Makes the challenge of an action unique; null for every other purpose. */
    nonce: bytes('nonce'),
    /** The endpoint of the action. */
    endpoint: text('endpoint'),
    /** What the person is shown of the action, encrypted under SEAL_KEY. */
    shown: text('shown'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** How it was proved; null until then. */
    method: text('method', { enum: proofMethods }),
    passkeyId: uuid('passkey_id'),
    /** The signed answer of a passkey: who has its public key can verify it again. */
    assertion: jsonb('assertion').$type<Readonly<Record<string, string>>>(),
    provedAt: instant('proved_at'),
    usedAt: instant('used_at'),
  },
  (table) => [index('proofs_unused').on(table.expiresAt).where(sql`used_at is null`), index('proofs_staff').on(table.staffId)],
);
