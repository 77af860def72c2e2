import type { Units } from '@/sandbox/money/units';
import type { Movement } from './movement';

export interface Balance {
  readonly available: Units;
  readonly blocked: Units;
}

/** A statement entry without its id and time. */
export interface Entry {
  readonly balanceType: 'AVAILABLE' | 'BLOCKED';
  readonly amount: Units;
  readonly reason: string;
  readonly previousAvailable: Units;
  readonly previousBlocked: Units;
  readonly newAvailable: Units;
  readonly newBlocked: Units;
  readonly transactionId: string | null;
  readonly infractionId: string | null;
}

export const entryColumns = [
  'balanceType',
  'amount',
  'reason',
  'previousAvailable',
  'previousBlocked',
  'newAvailable',
  'newBlocked',
  'transactionId',
  'infractionId',
] as const satisfies readonly (keyof Entry)[];

/**
 * Yields the statement entries of movements, one for each side of the balance that changes. Each starts with the balance of the previous
 * one.
 */
export function* entriesOf(start: Balance, movements: Iterable<Movement>): Generator<Entry> {
  let { available, blocked } = start;
  for (const movement of movements) {
    for (const side of ['available', 'blocked'] as const) {
      const amount = movement[side] ?? 0n;
      if (amount === 0n) continue;
      const previous = { previousAvailable: available, previousBlocked: blocked };
      if (side === 'available') available += amount;
      else blocked += amount;
      yield {
        balanceType: side === 'available' ? 'AVAILABLE' : 'BLOCKED',
        amount,
        reason: movement.reason,
        ...previous,
        newAvailable: available,
        newBlocked: blocked,
        transactionId: movement.transactionId ?? null,
        infractionId: movement.infractionId ?? null,
      };
    }
  }
}
