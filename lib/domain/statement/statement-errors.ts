import { type BalanceSide, balanceSides, type StatementErrorKind } from '@/lib/contracts/office/files/statement-checks';
import { addReais, type Reais } from '@/lib/format/money/money';
import { balancesOf, movedOn, type StatementLine } from './statement-line';

export interface StatementError {
  readonly id: string;
  readonly kind: StatementErrorKind;
  readonly side: BalanceSide;
  readonly expected: Reais;
  readonly found: Reais;
}

/** The first error of each entry, in order of time: in its own amount and, unless `apart`, against the entry before it. */
export function findStatementErrors(
  lines: readonly StatementLine[],
  { apart = false }: { readonly apart?: boolean } = {},
): StatementError[] {
  return lines.flatMap((line, at) => {
    const last = apart ? undefined : lines[at - 1];
    return balanceSides.flatMap((side) => [...gapOn(line, last, side), ...amountOn(line, side)]).slice(0, 1);
  });
}

function gapOn(line: StatementLine, last: StatementLine | undefined, side: BalanceSide): StatementError[] {
  const expected = last ? balancesOf(last, side).after : null;
  const found = balancesOf(line, side).before;
  if (expected === null || found === null || expected === found) return [];
  return [{ id: line.id, kind: 'gap', side, expected, found }];
}

function amountOn(line: StatementLine, side: BalanceSide): StatementError[] {
  const { before, after: found } = balancesOf(line, side);
  const moved = movedOn(line, side);
  if (before === null || found === null || moved === null) return [];
  const expected = addReais(before, moved);
  return expected === found ? [] : [{ id: line.id, kind: 'amount', side, expected, found }];
}
