import type { CardCharge } from '@/components/card/card-charge';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { cardChargeState } from '@/lib/domain/card/card-charge-state';
import { amountToMinor } from '@/lib/format/money/currency';
import { type Cents, toCents } from '@/lib/format/money/money';

/** One thing that happened to a card charge; `at` is null where the service gives no time of its own for it. */
export type ChargeEvent = { readonly id: string; readonly at: string | null } & (
  | { readonly kind: 'created'; readonly staff: string | null }
  | { readonly kind: 'authorised'; readonly code: string | null }
  | { readonly kind: 'paid' | 'denied' | 'canceled' | 'aborted' | 'chargeback' | 'not-reversed' }
  | { readonly kind: 'reversal-asked'; readonly amount: Cents | null; readonly staff: string; readonly settled: boolean }
  | { readonly kind: 'reversed'; readonly amount: Cents }
);

const endings: Readonly<Record<string, 'denied' | 'canceled' | 'aborted'>> = { DENIED: 'denied', VOIDED: 'canceled', ABORTED: 'aborted' };
const paidStates = new Set(['PAID', 'PARTLY_REVERSED', 'REVERSING', 'REFUNDED']);
const reversedStates = new Set(['PARTLY_REVERSED', 'REFUNDED', 'REVERSED_SAME_DAY']);

/**
 * The events of a card charge in order: created, answered by the issuer, contested, reversed. The service returns the times of creation,
 * last change and last reversal; our operations know who requested a reversal.
 */
export function chargeEvents(charge: CardCharge, operations: readonly Operation[]): ChargeEvent[] {
  const state = cardChargeState(charge);
  const creator = operations.find(({ kind }) => kind === 'cardCharges.create');
  const issuer = issuerEvents(charge, state);
  const later = [...reversals(charge, operations, state), ...chargebacks(charge)];
  return [
    { id: 'created', kind: 'created', at: charge.createdAt, staff: creator?.staff ?? null },
    ...issuer,
    ...later.sort((a, b) => Date.parse(a.at ?? '') - Date.parse(b.at ?? '')),
  ];
}

function issuerEvents({ creditCardPayment: payment, updatedAt }: CardCharge, state: string): ChargeEvent[] {
  if (!payment) return [];
  const ending = endings[state];
  if (ending) return [{ id: ending, kind: ending, at: updatedAt }];
  const paid = paidStates.has(state);
  const authorised = state === 'AUTHORIZED' || paid || state === 'REVERSED_SAME_DAY';
  // A charge that changed again later has lost the time of its payment.
  const at = payment.reversedAmount || payment.chargebacks.length > 0 ? null : updatedAt;
  return [
    ...(authorised
      ? [{ id: 'authorised', kind: 'authorised', at: state === 'AUTHORIZED' ? at : null, code: payment.authorizationCode } as const]
      : []),
    ...(paid ? [{ id: 'paid', kind: 'paid', at } as const] : []),
  ];
}

function reversals(charge: CardCharge, operations: readonly Operation[], state: string): ChargeEvent[] {
  const { currency = null, reversedAmount, reversedDate } = charge.creditCardPayment ?? {};
  const asked = operations
    .filter(({ kind, state }) => kind === 'cardCharges.reverse' && state !== 'refused' && state !== 'not-found')
    .map(({ id, createdAt, updatedAt, amount, staff, state }) => ({
      id,
      at: createdAt,
      updatedAt,
      amount: amount === null ? null : amountToMinor(amount, currency),
      staff,
      settled: state === 'done',
    }));
  const events: ChargeEvent[] = asked.map(({ updatedAt: _, ...event }) => ({ ...event, kind: 'reversal-asked' }));
  if (reversedAmount && reversedStates.has(state))
    events.push({ id: 'reversed', kind: 'reversed', at: reversedDate ?? charge.updatedAt, amount: reversedAmount });
  const taken = asked.filter(({ settled }) => settled);
  const sum = toCents(taken.reduce((total, { amount }) => total + (amount ?? 0), 0));
  // Only a charge that changed after the latest request tells what became of it.
  const isOlder = taken.some(({ updatedAt }) => updatedAt >= (charge.updatedAt ?? ''));
  if (sum > (reversedAmount ?? 0) && !isOlder) events.push({ id: 'not-reversed', kind: 'not-reversed', at: charge.updatedAt });
  return events;
}

function chargebacks({ creditCardPayment }: CardCharge): ChargeEvent[] {
  return (creditCardPayment?.chargebacks ?? []).flatMap(({ number, issuedAt, createdAt }, place): ChargeEvent[] => {
    const at = issuedAt ?? createdAt;
    return at ? [{ id: number ?? `chargeback-${place}`, kind: 'chargeback', at }] : [];
  });
}
