import { newPayeeHours, type SpendingLimitKind } from '@/lib/contracts/office/approvals/spending-limits';
import type { SpendingLimitFields } from '@/lib/contracts/office/approvals/spending-limits.shape';
import { addDays, dayStart } from '@/lib/format/date';
import { addReais, compareReais, type Reais, subtractReais, toReais } from '@/lib/format/money/money';
import { wallClock } from '@/lib/format/time/wall-clock';
import { serviceZone } from '@/lib/format/zone';

const hourMs = 3_600_000;
const zero = toReais(0);

/** What somebody is about to send, and what counts against their limits already. */
export interface Spending {
  readonly kind: 'payout' | 'refund';
  /** Null where it is not known before sending: then it counts as above every limit. */
  readonly amount: Reais | null;
  readonly at: Date;
  /** Of the same kind, by the same person, on this day. */
  readonly usedToday: Reais;
  /** Payouts of the same person since the night began; nought by day. */
  readonly usedTonight: Reais;
  /** Null for a refund, whose payee has paid before. */
  readonly payee: {
    /** The first payment to them from here; null when there was none. */
    readonly firstPaidAt: Date | null;
    /** When they were first looked up from here; null when they never were. */
    readonly firstSeenAt: Date | null;
    /** What anybody has sent them from here in the last 24 hours. */
    readonly sentLately: Reais;
  } | null;
}

export interface ExceededLimit {
  readonly kind: SpendingLimitKind;
  /** What may still be sent under it; null where time decides. */
  readonly left: Reais | null;
  /** From when it may be sent; null where the amount decides. */
  readonly from: Date | null;
}

/** The first limit that sending this would exceed, or null. */
export function exceededLimit(limits: SpendingLimitFields, spending: Spending): ExceededLimit | null {
  const { kind, amount, at, usedToday, usedTonight, payee } = spending;
  const above = (name: SpendingLimitKind, limit: Reais | null, used: Reais): ExceededLimit | null =>
    limit !== null && (amount === null || compareReais(addReais(used, amount), limit) > 0)
      ? { kind: name, left: leftOf(limit, used), from: null }
      : null;
  if (kind === 'refund') return above('refundsPerDay', limits.refundsPerDay, usedToday);
  return (
    tooEarly(limits, payee, at) ??
    above('payoutsPerDay', limits.payoutsPerDay, usedToday) ??
    (limits.night && nightStart(limits.night, at) ? above('nightPayouts', limits.night.amount, usedTonight) : null) ??
    (isNew(payee, at) ? above('newPayeePerDay', limits.newPayeePerDay, payee?.sentLately ?? zero) : null)
  );
}

/** What is left of a limit; never below nought. */
export function leftOf(limit: Reais, used: Reais): Reais {
  const left = subtractReais(limit, used);
  return compareReais(left, zero) < 0 ? zero : left;
}

/** When the night that `at` lies in began, by the clock of São Paulo; null by day. */
export function nightStart({ from, until }: { readonly from: number; readonly until: number }, at: Date): Date | null {
  const { day, hour } = wallClock(at, serviceZone);
  const now = Number(hour);
  const isNight = from < until ? now >= from && now < until : now >= from || now < until;
  if (!isNight) return null;
  const begun = now >= from ? day : addDays(day, -1);
  return new Date(Date.parse(dayStart(begun, serviceZone)) + from * hourMs);
}

function tooEarly({ firstPaymentWaitHours: wait }: SpendingLimitFields, payee: Spending['payee'], at: Date): ExceededLimit | null {
  if (wait === null || payee === null || payee.firstPaidAt !== null) return null;
  const from = new Date((payee.firstSeenAt ?? at).getTime() + wait * hourMs);
  return from > at ? { kind: 'firstPayment', left: null, from } : null;
}

function isNew(payee: Spending['payee'], at: Date): boolean {
  if (payee === null) return false;
  return payee.firstPaidAt === null || at.getTime() - payee.firstPaidAt.getTime() < newPayeeHours * hourMs;
}
