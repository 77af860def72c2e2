import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import type { Services } from '@/lib/server/services';
import { type Confirmed, payeeHashes, type SeenPayee, unconfirmed } from './confirmation';
import { isChangedHolder, isOtherHolder, lastPayment } from './last-payment';

/** The payee as stored with its operation. */
export interface ConfirmedPayee {
  /** The hash by which a later payment to the same key or account finds this one; null for a code without a key. */
  readonly payee: string | null;
  readonly holder: Holder | null;
  /** The previous holder of the key, when it differs and the person acknowledged the change. */
  readonly holderBefore: Holder | null;
}

interface PayeeCheck {
  /** The key or account the money goes to, where one is known. */
  readonly key: string | null;
  readonly confirmed: Confirmed | null;
  /** The current lookup result; null where there is no lookup. */
  readonly seenNow: SeenPayee | null;
  readonly acknowledged: boolean;
  /** Whether the holder must be the confirmed one in name, document and bank, because nobody looks at it now. */
  readonly exactly?: boolean;
}

/**
 * Checks the confirmed payee again at payment time, because the key may have changed its holder, or somebody may have paid it. SVB453 when
 * the service now says something else, SVB426 when the holder differs from the last payment and nobody acknowledged it.
 */
export async function confirmedPayee(
  { key, confirmed, seenNow, acknowledged, exactly = false }: PayeeCheck,
  services: Services,
): Promise<ConfirmedPayee> {
  if (confirmed === null) throw unconfirmed('missing');
  assertUnchanged(confirmed, seenNow, exactly);
  const { holder } = confirmed;
  const payees = key === null ? null : payeeHashes(key, services.environment);
  const last = payees === null || holder === null ? null : await lastPayment(services, payees);
  const holderBefore = last !== null && holder !== null && isOtherHolder(last.holder, holder) ? last.holder : null;
  if (holderBefore && !acknowledged) {
    throw problem({ statusCode: 409, errorCode: ownCodes.holderChanged, details: [{ field: 'acknowledged', reason: holderBefore.name }] });
  }
  return { payee: payees?.[0] ?? null, holder, holderBefore };
}

function assertUnchanged(confirmed: SeenPayee, now: SeenPayee | null, exactly: boolean): void {
  if (now === null) return;
  const differs = exactly ? isChangedHolder : isOtherHolder;
  const isOther = confirmed.holder !== null && now.holder !== null && differs(confirmed.holder, now.holder);
  if (isOther) throw changed('holder', now.holder?.name ?? '');
  if (confirmed.amount !== now.amount) throw changed('amount', now.amount ?? '');
}

function changed(field: string, reason: string) {
  return problem({ statusCode: 409, errorCode: ownCodes.payeeChanged, details: [{ field, reason }] });
}
