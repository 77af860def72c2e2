import 'server-only';
import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { reais } from '@/lib/contracts/field.shape';
import { type Holder, holderRecord } from '@/lib/contracts/holder.shape';
import { type PayingKind, payingKinds } from '@/lib/contracts/office/operations';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Reais } from '@/lib/format/money';
import type { Environment } from '@/lib/server/environment';
import { createDocumentTokens } from '@/lib/server/privacy/document-tokens';

const goodForMs = 15 * 60_000;

/** What a look-up told: whose the key or code is, where the service says so, and the amount a code asks for. */
export interface SeenPayee {
  readonly holder: Holder | null;
  readonly amount: Reais | null;
}

/** Who confirms what: one person one operation with one amount; null for what the code says, or the whole. */
export interface Act {
  readonly staffId: string;
  readonly operation: PayingKind;
  readonly amount: Reais | null;
}

export interface Confirmed extends SeenPayee {
  /** Of the look-up: one operation may be opened with it. */
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

type Keys = Pick<Environment, 'sealKey'>;

/** A keyed hash of a Pix key, a code or an account: the same one is recognised again, and nothing can be read from it. */
export function payeeHash(target: string, { sealKey }: Keys): string {
  return createHmac('sha256', sealKey).update(`payee:${target}`).digest('hex');
}

/** What the service told, sealed for the person who asked: it can be neither made up nor changed, nor used by anybody else. */
export function sealLookup(target: string, seen: SeenPayee, staffId: string, keys: Keys, now: Date): string {
  const lookup = { id: randomUUID(), staffId, target: payeeHash(target, keys), at: now.getTime(), ...seen };
  return sealOf('lookup', keys).close(JSON.stringify(lookup), '');
}

/** The confirmation of an act to whom a look-up found. SVB425 when it is somebody else's, too long ago, or not sealed here. */
export function sealConfirmation(lookup: string, { staffId, operation, amount }: Act, keys: Keys, now: Date): string {
  const text = sealOf('lookup', keys).open(lookup);
  const read = text === null ? null : lookupShape.parse(JSON.parse(text));
  if (read === null) throw unconfirmed('invalid');
  if (read.staffId !== staffId) throw unconfirmed('person');
  if (isOver(read, now)) throw unconfirmed('expired');
  return sealOf('confirmation', keys).close(JSON.stringify({ lookup: read, operation, amount }), '');
}

/** What was confirmed, for this very act to this very target. SVB425 says what does not fit. */
export function openConfirmation(target: string, confirmation: string, act: Act, keys: Keys, now: Date): Confirmed {
  const text = sealOf('confirmation', keys).open(confirmation);
  const read = text === null ? null : confirmationShape.parse(JSON.parse(text));
  if (read === null) throw unconfirmed('invalid');
  const { lookup, operation, amount } = read;
  if (lookup.target !== payeeHash(target, keys)) throw unconfirmed('target');
  if (lookup.staffId !== act.staffId) throw unconfirmed('person');
  if (operation !== act.operation) throw unconfirmed('operation');
  if (amount !== act.amount) throw unconfirmed('amount');
  if (isOver(lookup, now)) throw unconfirmed('expired');
  return { id: lookup.id, holder: lookup.holder, amount: lookup.amount };
}

/** Nobody confirmed the payee, or not for this. */
export function unconfirmed(reason: 'missing' | 'invalid' | 'target' | 'person' | 'operation' | 'amount' | 'expired') {
  return problem({ statusCode: 409, errorCode: ownCodes.payeeNotConfirmed, details: [{ field: 'confirmation', reason }] });
}

function isOver({ at }: { at: number }, now: Date): boolean {
  return now.getTime() - at > goodForMs;
}

/** A look-up is no confirmation: each is sealed with a key of its own. */
function sealOf(use: 'lookup' | 'confirmation', { sealKey }: Keys) {
  return createDocumentTokens(`payee-${use}:${sealKey}`);
}
