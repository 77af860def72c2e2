import 'server-only';
import type { RecordOf } from '@/lib/contracts/shapes';
import { chargeStage, mayStillBePaid } from '@/lib/domain/payment/charge-stage';
import type { Reais } from '@/lib/format/money/money';
import { maskFor } from '@/lib/server/privacy/mask';

/** What a stranger who has the link learns of a charge: nothing of its payer, and no id of ours or of the service. */
export interface PublicCharge {
  readonly status: string;
  readonly amount: Reais;
  /** What is pasted or read as a QR code; null where the service sent none. */
  readonly code: string | null;
  /** When it expires; null where that is not known. */
  readonly end: string | null;
  readonly createdAt: string;
  readonly updatedAt: string | null;
  readonly paidAt: string | null;
  /** The identifier of the payment in all of Pix, by which the payer's bank knows it too. */
  readonly endToEndId: string | null;
}

/** Chooses field by field from a masked record, so that a new field of the service stays here. */
export function publicCharge(charge: RecordOf<'charges.find'>, end: string | null, lastCode: string | null): PublicCharge {
  const { status, amount, qrCodeText, createdAt, updatedAt, paidAt, endToEndId } = maskFor({ permissions: [] }, charge);
  return { status, amount, code: qrCodeText ?? lastCode, end, createdAt, updatedAt, paidAt, endToEndId };
}

/** The stage of a charge on its page: a refunded one was paid, and says what became of it. */
export type PublicStage = ReturnType<typeof chargeStage> | 'refunded';

export function publicStage(charge: PublicCharge, now: Date): PublicStage {
  return charge.status === 'REFUNDED' ? 'refunded' : chargeStage(charge, charge.end, now.getTime());
}

/** Seconds after which the page asks again; null where nothing will change. */
export function secondsToNextLook(charge: PublicCharge, now: Date): number | null {
  if (charge.status === 'PENDING') return 3;
  return mayStillBePaid(charge, now.getTime()) ? 15 : null;
}
