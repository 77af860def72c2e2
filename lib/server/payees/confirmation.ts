import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type PayingKind, payingKinds } from '@/lib/contracts/office/operations';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { reais } from '@/lib/contracts/shape/field.shape';
import { type Holder, holderRecord } from '@/lib/contracts/shape/holder.shape';
import type { Reais } from '@/lib/format/money/money';
import type { Environment } from '@/lib/server/environment';
import { type EncryptionKeys, underEachKey } from '@/lib/server/environment/encryption-keys';
import { documentTokensOf } from '@/lib/server/privacy/document-tokens';

const validForMs = 15 * 60_000;

/** The result of a lookup: the holder, where the service names one, and the amount of a code. */
export interface SeenPayee {
  readonly holder: Holder | null;
  readonly amount: Reais | null;
}

/** What is confirmed: one operation of one person with one amount; null for the code's amount, or the whole. */
export interface ConfirmedOperation {
  readonly staffId: string;
  readonly operation: PayingKind;
  readonly amount: Reais | null;
}

export interface Confirmed extends SeenPayee {
  /** The id of the lookup; one operation may use it. */
  readonly id: string;
}

const lookupShape = z.object({
  id: z.uuid(),
  staffId: z.string(),
  target: z.string(),
  at: z.number(),
  holder: holderRecord.nullable(),
  amount: reais.nullable(),
});
const confirmationShape = z.object({ lookup: lookupShape, operation: z.enum(payingKinds), amount: reais.nullable() });

/** A keyed hash of a Pix key, code or account: recognises the same one, and reveals nothing. */
export function payeeHash(target: string, { sealKey }: Pick<Environment, 'sealKey'>): string {
  return createHmac('sha256', sealKey).update(`payee:${target}`).digest('hex');
}

/** The hashes by which a payee is found: that of the current key, which is stored, and those of the older ones. */
export type PayeeHashes = readonly [string, ...string[]];

export function payeeHashes(target: string, keys: EncryptionKeys): PayeeHashes {
  return underEachKey(keys, (key) => payeeHash(target, key));
}

/** Encrypts a lookup result for the person who requested it: it can be neither forged nor changed, nor used by anybody else. */
export function encryptLookup(target: string, seen: SeenPayee, staffId: string, keys: EncryptionKeys, now: Date): string {
  const lookup = { id: randomUUID(), staffId, target: payeeHash(target, keys), at: now.getTime(), ...seen };
  return encryptionFor('lookup', keys).close(JSON.stringify(lookup), '');
}

/** Creates the confirmation of an operation from a lookup. SVB425 when it is somebody else's, expired or not ours. */
export function encryptConfirmation(
  lookup: string,
  { staffId, operation, amount }: ConfirmedOperation,
  keys: EncryptionKeys,
  now: Date,
): string {
  const read = openLookup(lookup, staffId, keys, now);
  return encryptionFor('confirmation', keys).close(JSON.stringify({ lookup: read, operation, amount }), '');
}

/** The holder that a person saw when they looked this target up. SVB425 when the lookup is of another one, somebody else's, expired or not ours. */
export function seenHolder(target: string, lookup: string, staffId: string, keys: EncryptionKeys, now: Date): Holder {
  const read = openLookup(lookup, staffId, keys, now);
  if (!payeeHashes(target, keys).includes(read.target)) throw unconfirmed('target');
  if (read.holder === null) throw unconfirmed('invalid');
  return read.holder;
}

function openLookup(lookup: string, staffId: string, keys: EncryptionKeys, now: Date): z.output<typeof lookupShape> {
  const text = encryptionFor('lookup', keys).open(lookup);
  const read = text === null ? null : lookupShape.parse(JSON.parse(text));
  if (read === null) throw unconfirmed('invalid');
  if (read.staffId !== staffId) throw unconfirmed('person');
  if (isOver(read, now)) throw unconfirmed('expired');
  return read;
}

/** Opens a confirmation for exactly this operation and target. SVB425 says what does not match. */
export function openConfirmation(
  target: string,
  confirmation: string,
  requested: ConfirmedOperation,
  keys: EncryptionKeys,
  now: Date,
): Confirmed {
  const text = encryptionFor('confirmation', keys).open(confirmation);
  const read = text === null ? null : confirmationShape.parse(JSON.parse(text));
  if (read === null) throw unconfirmed('invalid');
  const { lookup, operation, amount } = read;
  if (!payeeHashes(target, keys).includes(lookup.target)) throw unconfirmed('target');
  if (lookup.staffId !== requested.staffId) throw unconfirmed('person');
  if (operation !== requested.operation) throw unconfirmed('operation');
  if (amount !== requested.amount) throw unconfirmed('amount');
  if (isOver(lookup, now)) throw unconfirmed('expired');
  return { id: lookup.id, holder: lookup.holder, amount: lookup.amount };
}

/** The error for a missing or mismatched confirmation. */
export function unconfirmed(reason: 'missing' | 'invalid' | 'target' | 'person' | 'operation' | 'amount' | 'expired') {
  return problem({ statusCode: 409, errorCode: ownCodes.payeeNotConfirmed, details: [{ field: 'confirmation', reason }] });
}

function isOver({ at }: { at: number }, now: Date): boolean {
  return now.getTime() - at > validForMs;
}

/** Lookups and confirmations are encrypted with different keys, so that one cannot pass for the other. */
function encryptionFor(use: 'lookup' | 'confirmation', keys: EncryptionKeys) {
  return documentTokensOf(keys, `payee-${use}`);
}
