import type { Balance } from '@/sandbox/ledger/entries';
import type { Step } from './step';

/** What steps have done to a balance altogether. */
export function effectOf(steps: readonly Step[]): Balance {
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
