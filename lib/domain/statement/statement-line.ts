import { type BalanceSide, balanceSides } from '@/lib/contracts/office/files/statement-checks';
import { negateReais, type Reais, toReais } from '@/lib/format/money/money';

/** The fields of a statement entry that balances are checked with (interface: Reports). */
export interface StatementLine {
  readonly id: string;
  /** Positive: its sign is in `operation`. */
  readonly amount: Reais;
  readonly operation: string;
  readonly balanceType: string | null;
  readonly previousBalanceAvailable: Reais | null;
  readonly previousBalanceBlocked: Reais | null;
  readonly newBalanceAvailable: Reais | null;
  readonly newBalanceBlocked: Reais | null;
  readonly createdAt: string;
}

/** The amount with the sign of its operation; null for an unknown operation. */
export function signedAmount({ amount, operation }: Pick<StatementLine, 'amount' | 'operation'>): Reais | null {
  if (operation === 'INCREMENT') return amount;
  return operation === 'DECREMENT' ? negateReais(amount) : null;
}

/** The balances before and after an entry on one side. */
export function balancesOf(line: StatementLine, side: BalanceSide) {
  return side === 'AVAILABLE'
    ? { before: line.previousBalanceAvailable, after: line.newBalanceAvailable }
    : { before: line.previousBalanceBlocked, after: line.newBalanceBlocked };
}

/** The amount an entry moves on a side; null where it does not say. */
export function movedOn(line: StatementLine, side: BalanceSide): Reais | null {
  if (!balanceSides.some((known) => known === line.balanceType)) return null;
  return line.balanceType === side ? signedAmount(line) : toReais(0);
}
