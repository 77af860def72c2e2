import type { Balance } from '@/sandbox/ledger/entries';
import type { Step } from './step';

/** The total change of a balance by steps. */
export function balanceChangeOf(steps: readonly Step[]): Balance {
  let available = 0n;
  let blocked = 0n;
  for (const { movements } of steps) {
    for (const movement of movements) {
      available += movement.available ?? 0n;
      blocked += movement.blocked ?? 0n;
    }
  }
  return { available, blocked };
}
