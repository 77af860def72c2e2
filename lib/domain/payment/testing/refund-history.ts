import fc from 'fast-check';
import { transactionRecord } from '@/lib/contracts/pix/payments/transactions.shape';
import type { Transaction } from '@/lib/contracts/shapes';
import { centsToReais, type Reais, toCents } from '@/lib/format/money/money';

interface Attempt {
  /** The refund as a percentage of the remainder. */
  readonly share: number;
  readonly end: 'done' | 'failed' | 'pending';
}

/** A payment with the true outcome of its refunds, in centavos, beside the record the service returns. */
export interface RefundHistory {
  readonly transaction: Transaction;
  readonly paid: number;
  readonly fee: number | null;
  readonly returned: number;
  readonly returning: number;
}

const attempts = fc.array(
  fc.record({ share: fc.integer({ min: 1, max: 100 }), end: fc.constantFrom<Attempt['end']>('done', 'failed', 'failed', 'pending') }),
  { maxLength: 6 },
);

/** Payments with every order of partial, failed and late refunds, as the service returns them. */
export const refundHistories = fc
  .record({
    paid: fc.integer({ min: 1, max: 10_000_000 }),
    fee: fc.option(fc.integer({ min: 0, max: 500 })),
    attempts,
    wording: fc.constantFrom('own', 'of the transaction'),
  })
  .map(({ paid, fee, attempts: all, wording }) => historyOf(paid, fee, all, wording === 'own' ? plain : asStatus));

const plain = { done: 'COMPLETED', failed: 'CANCELED', pending: 'PENDING' } as const;
/** The words of a newer version. */
const asStatus = { done: 'REFUNDED', failed: 'CANCELED', pending: 'WAITING_FOR_REFUND' } as const;

function historyOf(
  paid: number,
  fee: number | null,
  all: readonly Attempt[],
  words: Readonly<Record<Attempt['end'], string>>,
): RefundHistory {
  let returned = 0;
  let returning = 0;
  let reported: { refundAmount: Reais; refundStatus: string } | null = null;
  let refundedAt: string | null = null;
  for (const [index, { share, end }] of all.entries()) {
    const amount = Math.floor(((paid - returned) * share) / 100);
    // While one is pending no other can begin.
    if (amount === 0 || returning > 0) continue;
    if (end === 'done') {
      returned += amount;
      refundedAt = `2026-11-27T12:0${index}:00.000Z`;
    }
    if (end === 'pending') returning = amount;
    const sum = returned + returning;
    reported = { refundAmount: reais(end === 'failed' && returned === 0 ? amount : sum), refundStatus: words[end] };
  }
  const transaction = transactionRecord.parse({
    id: 'SVTX1',
    type: 'DEPOSIT',
    status: returned === paid ? 'REFUNDED' : 'COMPLETED',
    amount: reais(paid),
    serviceFeeCharged: fee === null ? null : reais(fee),
    createdAt: '2026-11-27T11:00:00.000Z',
    payerName: 'Helena Prado',
    ...reported,
    refundedAt,
  });
  return { transaction, paid, fee, returned, returning };
}

function reais(cents: number): Reais {
  return centsToReais(toCents(cents));
}
