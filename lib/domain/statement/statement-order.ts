import type { StatementLine } from './statement-line';

/** Sorts entries from oldest to newest; within one instant each follows the entry whose balance it continues, if there is one. */
export function sortChronologically<L extends StatementLine>(newestFirst: readonly L[]): L[] {
  const ordered: L[] = [];
  let together: L[] = [];
  for (const line of newestFirst.toReversed()) {
    if (together[0] && together[0].createdAt !== line.createdAt) {
      ordered.push(...chained(together, ordered.at(-1)));
      together = [];
    }
    together.push(line);
  }
  return [...ordered, ...chained(together, ordered.at(-1))];
}

/** Orders entries of one instant, each after the one whose balances it begins with. */
function chained<L extends StatementLine>(together: readonly L[], before: L | undefined): L[] {
  const left = [...together];
  const chain: L[] = [];
  let last = before;
  while (left.length > 0) {
    const at = left.findIndex((line) => last && goesOnFrom(line, last));
    const [next] = left.splice(Math.max(at, 0), 1);
    if (next) chain.push(next);
    last = next;
  }
  return chain;
}

function goesOnFrom(line: StatementLine, last: StatementLine): boolean {
  return line.previousBalanceAvailable === last.newBalanceAvailable && line.previousBalanceBlocked === last.newBalanceBlocked;
}
