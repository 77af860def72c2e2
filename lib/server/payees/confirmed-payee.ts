import 'server-only';
import type { Holder } from '@/lib/contracts/holder.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Services } from '@/lib/server/services';
import { type Confirmed, payeeHash, type SeenPayee, unconfirmed } from './confirmation';
import { isOtherHolder, lastPayment } from './last-payment';

/** Whom a payment goes to, as it is kept with its operation. */
export interface ConfirmedPayee {
  /** By which a later payment to the same key or account finds this one; null for a code without a key. */
  readonly payee: string | null;
  readonly holder: Holder | null;
  /** Whom the key had paid before, when that was somebody else and the person said to have seen it. */
  readonly holderBefore: Holder | null;
}

interface Given {
  /** The key or account the money goes to, where one is known. */
  readonly key: string | null;
  readonly confirmed: Confirmed | null;
  /** What the service says now; null where it cannot be asked. */
  readonly seenNow: SeenPayee | null;
  readonly acknowledged: boolean;
}

/**
 * The payee a person confirmed, checked again when the payment is made: the key may have got another holder, or somebody may have paid it.
 * SVB453 when the service says something else by now, SVB426 when the holder is not the one of the last time and nobody said to have seen it.
 */
export async function confirmedPayee(
  { key, confirmed, seenNow, acknowledged }: Given,
  { db, environment }: Services,
): Promise<ConfirmedPayee> {
  if (confirmed === null) throw unconfirmed('missing');
  assertUnchanged(confirmed, seenNow);
  const { holder } = confirmed;
  const payee = key === null ? null : payeeHash(key, environment);
  const last = payee === null || holder === null ? null : await lastPayment(db, payee);
  const holderBefore = last !== null && holder !== null && isOtherHolder(last.holder, holder) ? last.holder : null;
  if (holderBefore && !acknowledged) {
    throw problem({ statusCode: 409, errorCode: ownCodes.holderChanged, details: [{ field: 'acknowledged', reason: holderBefore.name }] });
  }
  return { payee, holder, holderBefore };
}

function assertUnchanged(confirmed: SeenPayee, now: SeenPayee | null): void {
  if (now === null) return;
  const isOther = confirmed.holder !== null && now.holder !== null && isOtherHolder(confirmed.holder, now.holder);
  if (isOther) throw changed('holder', now.holder?.name ?? '');
  if (confirmed.amount !== now.amount) throw changed('amount', now.amount ?? '');
}

function changed(field: string, reason: string) {
  return problem({ statusCode: 409, errorCode: ownCodes.payeeChanged, details: [{ field, reason }] });
}
