import 'server-only';
import type { OperationKind } from '@/lib/contracts/office/operations';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { type Confirmed, payeeHashes } from '@/lib/server/payees/confirmation';
import { keyInCode } from '@/lib/server/payees/key-in-code';
import { isOtherHolder, lastPayment } from '@/lib/server/payees/last-payment';
import type { Services } from '@/lib/server/services';
import { operationHandlers } from './handlers/operation-handlers';
import type { OperationRequest } from './operation-handler';
import { requireConfirmation } from './require-confirmation';

/** What is known of a payee from earlier payments. */
export interface PayeeFacts {
  /** Never paid from here. */
  readonly newPayee: boolean;
  /** Whom the same key or account paid last, where that was somebody else. */
  readonly holderBefore: Holder | null;
}

/** Whom an operation pays: a key, an account or the code itself; null where it pays nobody. */
export function payeeOf(kind: OperationKind, request: OperationRequest): string | null {
  const paid = operationHandlers[kind].payee?.(request);
  return paid === undefined || paid === 'nobody' ? null : paid.target;
}

export async function payeeFactsOf(
  target: string | null,
  kind: OperationKind,
  confirmed: Confirmed | null,
  services: Services,
): Promise<PayeeFacts> {
  if (target === null) return { newPayee: false, holderBefore: null };
  const key = kind === 'withdrawals.createFromQrCode' ? keyInCode(target) : target;
  // A code without a key has a payee that nothing can recognise.
  if (key === null) return { newPayee: true, holderBefore: null };
  const last = await lastPayment(services, payeeHashes(key, services.environment));
  const holder = confirmed?.holder ?? null;
  return { newPayee: last === null, holderBefore: last && holder && isOtherHolder(last.holder, holder) ? last.holder : null };
}

/** Whether an operation pays somebody who was never paid from here, or whose key or account has another holder than it had. */
export async function paysNewPayee(kind: OperationKind, request: OperationRequest, services: Services): Promise<boolean> {
  const target = payeeOf(kind, request);
  if (target === null) return false;
  const confirmed = requireConfirmation(kind, request, operationHandlers[kind].describe(request), services);
  const { newPayee, holderBefore } = await payeeFactsOf(target, kind, confirmed, services);
  return newPayee || holderBefore !== null;
}
