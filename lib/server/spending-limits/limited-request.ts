import 'server-only';
import type { OperationKind } from '@/lib/contracts/office/operations';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import type { Spending } from '@/lib/domain/spending-limit/spending-limit';
import type { Reais } from '@/lib/format/money/money';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { type PayeeHashes, payeeHashes } from '@/lib/server/payees/confirmation';

/** The operations that count against the limits of who requests them. Card reversals go back to the card that paid. */
export const limitedKinds: Readonly<Record<Spending['kind'], readonly OperationKind[]>> = {
  payout: ['withdrawals.create', 'withdrawals.createFromQrCode', 'transfers.create'],
  refund: ['refunds.create'],
};

/** A request as limits count it. */
export interface LimitedRequest {
  readonly kind: Spending['kind'];
  readonly amount: Reais | null;
  /** The hashes of whom it pays; null for a refund. */
  readonly payee: PayeeHashes | null;
}

/** How an operation counts; null where limits do not look at its kind. */
export function limitKindOf(kind: OperationKind): Spending['kind'] | null {
  return limitedKinds.payout.includes(kind) ? 'payout' : limitedKinds.refund.includes(kind) ? 'refund' : null;
}

/** The hashes by which limits know a payee: of the key or account, or of the holder where a code has no key. */
export function limitPayeeOf(key: string | null, holder: Holder | null, keys: EncryptionKeys): PayeeHashes {
  return payeeHashes(key ?? `holder:${holder?.document ?? ''}:${holder?.name ?? ''}`, keys);
}
