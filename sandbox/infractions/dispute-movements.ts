import type { Movement } from '@/sandbox/ledger/movement';
import type { Units } from '@/sandbox/money/units';

interface Dispute {
  readonly id: string;
  readonly transactionId: string;
}

const of = ({ id, transactionId }: Dispute) => ({ transactionId, infractionId: id });

/** Disputed money is put aside. */
export function blockDisputed(dispute: Dispute, amount: Units): Movement[] {
  return [{ available: -amount, blocked: amount, reason: 'Bloqueio por infração', ...of(dispute) }];
}

/** The merchant keeps it, or what was put aside is put back. */
export function releaseDisputed(dispute: Dispute, amount: Units): Movement[] {
  return [{ available: amount, blocked: -amount, reason: 'Desbloqueio por infração', ...of(dispute) }];
}

/** The merchant lost it. */
export function returnDisputed(dispute: Dispute, amount: Units): Movement[] {
  return [{ blocked: -amount, reason: 'Devolução por infração', ...of(dispute) }];
}
