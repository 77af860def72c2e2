import { addReais, compareReais, isZeroReais, negateReais, type Reais } from '@/lib/format/money/money';
import { type StatementLine, signedAmount } from './statement-line';

/** The fields that say which transaction an entry belongs to. */
interface Entry extends StatementLine {
  readonly reason: string | null;
  readonly transactionId: string | null;
  readonly infractionId: string | null;
}

/**
 * One row of the statement: an entry, or consecutive entries of one transaction. Amount, side and balances are those of all of them
 * together, so each row continues the balance of the one before it.
 */
export type StatementRow<L> = L & {
  /** The entries, oldest first. */
  readonly lines: readonly L[];
  /** `fee`: a movement and its fee; `undone`: a reservation and its release; `moved`: from one side of the balance to the other. */
  readonly folded: 'fee' | 'undone' | 'moved' | null;
  /** The fee in the amount. */
  readonly fee: Reais | null;
};

const feeWords = /tarifa|taxa|\bfee\b/i;

/**
 * Folds entries, oldest first, into rows. Only entries that follow each other are folded, and none that `stays`: what lies between two
 * entries would otherwise not follow from the balance before it.
 */
export function foldLines<L extends Entry>(lines: readonly L[], stays: (line: L) => boolean): StatementRow<L>[] {
  const rows: StatementRow<L>[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line) continue;
    const pair = next && isOfOne(line, next) && !stays(line) && !stays(next) ? foldPair(line, next) : null;
    rows.push(pair ?? single(line));
    if (pair) at += 1;
  }
  return rows;
}

export function single<L>(line: L): StatementRow<L> {
  return { ...line, lines: [line], folded: null, fee: null };
}

function isOfOne(line: Entry, next: Entry): boolean {
  return line.transactionId !== null && line.transactionId === next.transactionId && line.infractionId === next.infractionId;
}

function foldPair<L extends Entry>(line: L, next: L): StatementRow<L> | null {
  const [first, second] = [signedAmount(line), signedAmount(next)];
  if (first === null || second === null) return null;
  const sum = addReais(first, second);
  if (isZeroReais(sum)) {
    const folded = line.balanceType === next.balanceType ? 'undone' : 'moved';
    return { ...line, ...balancesAfter(next), id: `${line.id} ${next.id}`, lines: [line, next], folded, fee: null };
  }
  const isFee = second.startsWith('-') && compareReais(next.amount, line.amount) < 0 && feeWords.test(next.reason ?? '');
  if (!isFee || line.balanceType !== next.balanceType) return null;
  const isOut = sum.startsWith('-');
  const amount = isOut ? negateReais(sum) : sum;
  const operation = isOut ? 'DECREMENT' : 'INCREMENT';
  return { ...line, ...balancesAfter(next), amount, operation, lines: [line, next], folded: 'fee', fee: next.amount };
}

function balancesAfter({ newBalanceAvailable, newBalanceBlocked }: StatementLine) {
  return { newBalanceAvailable, newBalanceBlocked };
}
