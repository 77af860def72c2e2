import type { BalanceSide } from '@/lib/contracts/office/files/statement-checks';
import { businessDay } from '@/lib/format/date';
import { addReais, type Reais, subtractReais, toReais } from '@/lib/format/money/money';
import type { Zone } from '@/lib/format/zone';
import { balancesOf, movedOn, type StatementLine } from './statement-line';

/** One side of the balance on one day: opening + in − out = closing, unless something is missing. */
export interface SideOfDay {
  readonly opening: Reais;
  readonly in: Reais;
  readonly out: Reais;
  readonly closing: Reais;
  /** Opening + in − out − closing: "0.00" when the day adds up. */
  readonly difference: Reais;
}

export interface StatementDay {
  readonly day: string;
  readonly lines: number;
  /** Null where the service does not return the balances. */
  readonly available: SideOfDay | null;
  readonly blocked: SideOfDay | null;
}

/** Totals entries by business day of a zone, with opening and closing balance. Entries must be in order of time. */
export function closeDays(lines: readonly StatementLine[], zone: Zone): StatementDay[] {
  const byDay = new Map<string, StatementLine[]>();
  for (const line of lines) {
    const day = businessDay(line.createdAt, zone);
    byDay.set(day, byDay.get(day) ?? []);
    byDay.get(day)?.push(line);
  }
  return Array.from(byDay, ([day, own]) => ({
    day,
    lines: own.length,
    available: closeSide(own, 'AVAILABLE'),
    blocked: closeSide(own, 'BLOCKED'),
  }));
}

function closeSide(lines: readonly StatementLine[], side: BalanceSide): SideOfDay | null {
  const [first] = lines;
  const last = lines.at(-1);
  const opening = first ? balancesOf(first, side).before : null;
  const closing = last ? balancesOf(last, side).after : null;
  const moves = lines.map((line) => movedOn(line, side));
  if (opening === null || closing === null || moves.includes(null)) return null;
  let come = toReais(0);
  let gone = toReais(0);
  for (const moved of moves) {
    if (moved?.startsWith('-')) gone = subtractReais(gone, moved);
    else if (moved) come = addReais(come, moved);
  }
  const difference = subtractReais(subtractReais(addReais(opening, come), gone), closing);
  return { opening, in: come, out: gone, closing, difference };
}
