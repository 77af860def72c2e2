import 'server-only';
import type { OperationKind } from '@/lib/contracts/office/operations';
import { toReais } from '@/lib/format/money/money';
import type { Confirmed } from '@/lib/server/payees/confirmation';
import { keyInCode } from '@/lib/server/payees/key-in-code';
import type { Services } from '@/lib/server/services';
import { type LimitedRequest, limitKindOf, limitPayeeOf } from '@/lib/server/spending-limits/limited-request';
import { operationHandlers } from './handlers/operation-handlers';
import type { OperationDescription, OperationRequest } from './operation-handler';

interface Described {
  readonly description: OperationDescription;
  readonly confirmed: Confirmed | null;
}

/** How a request counts against spending limits; null where its kind does not. */
export function limitedRequestOf(
  kind: OperationKind,
  request: OperationRequest,
  { description, confirmed }: Described,
  { environment }: Services,
): LimitedRequest | null {
  const limitKind = limitKindOf(kind);
  if (limitKind === null) return null;
  const paid = operationHandlers[kind].payee?.(request);
  const amount = description.amount ?? confirmed?.amount ?? description.expectedAmount ?? null;
  return {
    kind: limitKind,
    amount: amount === null ? null : toReais(amount),
    payee: paid === undefined || paid === 'nobody' ? null : limitPayeeOf(keyIn(kind, paid.target), confirmed?.holder ?? null, environment),
  };
}

function keyIn(kind: OperationKind, target: string): string | null {
  return kind === 'withdrawals.createFromQrCode' ? keyInCode(target) : target;
}
