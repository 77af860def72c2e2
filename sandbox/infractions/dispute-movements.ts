import type { Movement } from '@/sandbox/ledger/movement';
import type { Units } from '@/sandbox/money/units';

interface DisputeKey {
  readonly id: string;
  readonly transactionId: string;
}

const referenceOf = ({ id, transactionId }: DisputeKey) => ({ transactionId, infractionId: id });

/** Blocks disputed money. */
export function blockDisputed(dispute: DisputeKey, amount: Units): Movement[] {
  return [{ available: -amount, blocked: amount, reason: 'Bloqueio por infração', ...referenceOf(dispute) }];
}

/** Releases blocked money: the merchant keeps it. */
export function releaseDisputed(dispute: DisputeKey, amount: Units): Movement[] {
  return [{ available: amount, blocked: -amount, reason: 'Desbloqueio por infração', ...referenceOf(dispute) }];
}

/** Debits blocked money: the merchant lost the dispute. */
export function returnDisputed(dispute: DisputeKey, amount: Units): Movement[] {
  return [{ blocked: -amount, reason: 'Devolução por infração', ...referenceOf(dispute) }];
}
