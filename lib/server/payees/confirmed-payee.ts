import 'server-only';
import type { Holder } from '@/lib/contracts/holder.shape';
import { problem } from '@/lib/contracts/problem';
import type { Reais } from '@/lib/format/money';
import type { Services } from '@/lib/server/services';
import { openConfirmation, payeeHash } from './confirmation';
import { isOtherHolder, lastPayment } from './last-payment';

/** Whom a payment goes to, as it is kept with its operation. */
export interface ConfirmedPayee {
  /** By which a later payment to the same key finds this one; null for a code without a key. */
  readonly payee: string | null;
  readonly holder: Holder;
  /** Whom the key had paid before, when that was somebody else and the person said to have seen it. */
  readonly holderBefore: Holder | null;
}

interface Brought {
  /** The Pix key, or the whole code. */
  readonly target: string;
  /** The key the money goes to, where one is known. */
  readonly key: string | null;
  readonly confirmation: string;
  readonly acknowledged: boolean;
}

/**
 * The payee a person confirmed, checked again when the payment is made: somebody may have paid the key meanwhile.
 * SVB425 when the confirmation is not for this key or code, SVB426 when the holder changed and nobody said to have seen it.
 */
export async function confirmedPayee(
  { target, key, confirmation, acknowledged }: Brought,
  { db, environment, now }: Services,
): Promise<{ readonly payee: ConfirmedPayee; readonly amount: Reais | null }> {
  const { holder, amount } = openConfirmation(target, confirmation, environment, now());
  const payee = key === null ? null : payeeHash(key, environment);
  const last = payee === null ? null : await lastPayment(db, payee);
  const holderBefore = last !== null && isOtherHolder(last.holder, holder) ? last.holder : null;
  if (holderBefore && !acknowledged) {
    throw problem({ statusCode: 409, errorCode: 'SVB426', details: [{ field: 'acknowledged', reason: holderBefore.name }] });
  }
  return { payee: { payee, holder, holderBefore }, amount };
}
