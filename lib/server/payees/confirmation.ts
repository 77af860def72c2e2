import 'server-only';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { reais } from '@/lib/contracts/field.shape';
import { type Holder, holderRecord } from '@/lib/contracts/holder.shape';
import { problem } from '@/lib/contracts/problem';
import type { Reais } from '@/lib/format/money';
import type { Environment } from '@/lib/server/environment';
import { createSeal } from '@/lib/server/seal';

const goodForMs = 15 * 60_000;

/** What a person saw before paying: of which key or code, whose it is, and the amount a code asks for. */
export interface Seen {
  readonly holder: Holder;
  readonly amount: Reais | null;
}

const sealed = z.object({ target: z.string(), at: z.number(), holder: holderRecord, amount: reais.nullable() });

type Keys = Pick<Environment, 'sealKey'>;

/** A keyed hash of a Pix key or a code: the same one is recognised again, and nothing can be read from it. */
export function payeeHash(target: string, { sealKey }: Keys): string {
  return createHmac('sha256', sealKey).update(`payee:${target}`).digest('hex');
}

/** What the service told, sealed for the browser to bring back with the payment: it can be neither made up nor changed there. */
export function confirmationOf(target: string, seen: Seen, keys: Keys, now: Date): string {
  return sealOf(keys).close(JSON.stringify({ target: payeeHash(target, keys), at: now.getTime(), ...seen }), '');
}

/** What was confirmed for this very key or code. SVB425 when it was another one, too long ago, or not sealed here. */
export function openConfirmation(target: string, confirmation: string, keys: Keys, now: Date): Seen {
  const text = sealOf(keys).open(confirmation);
  const read = text === null ? null : sealed.parse(JSON.parse(text));
  const age = read === null ? Number.POSITIVE_INFINITY : now.getTime() - read.at;
  if (read === null || read.target !== payeeHash(target, keys) || age > goodForMs) {
    throw problem({ statusCode: 409, errorCode: 'SVB425', details: [{ field: 'confirmation', reason: 'invalid' }] });
  }
  return { holder: read.holder, amount: read.amount };
}

const sealOf = ({ sealKey }: Keys) => createSeal(`payees:${sealKey}`);
