import { compareReais, type Reais, toReais } from '@/lib/format/money/money';

interface Case {
  readonly id: string;
  readonly expiresAt: string | null;
  readonly transaction: { readonly amount: Reais | null };
}

type Order = (left: Case, right: Case) => number;

/** The soonest deadline first. Cases without one are the most urgent: they come first. */
export const byDeadline: Order = (left, right) => deadlineOf(left) - deadlineOf(right) || left.id.localeCompare(right.id);

/** The latest deadline first; cases without one stay on top. */
const byLatestDeadline: Order = (left, right) =>
  isOpenEnded(left) || isOpenEnded(right) ? byDeadline(left, right) : byDeadline(right, left);

const byAmount: Order = (left, right) => compareReais(left.transaction.amount ?? zero, right.transaction.amount ?? zero);

/** The orders of the queue by their names; rows that are equal stay as they were by deadline. */
export const queueOrders = {
  deadline: byDeadline,
  '-deadline': byLatestDeadline,
  amount: (left, right) => byAmount(left, right) || byDeadline(left, right),
  '-amount': (left, right) => byAmount(right, left) || byDeadline(left, right),
} as const satisfies Readonly<Record<string, Order>>;

const zero = toReais(0);

function deadlineOf({ expiresAt }: Case): number {
  const at = expiresAt === null ? Number.NaN : Date.parse(expiresAt);
  return Number.isNaN(at) ? Number.MIN_SAFE_INTEGER : at;
}

function isOpenEnded(one: Case): boolean {
  return deadlineOf(one) === Number.MIN_SAFE_INTEGER;
}
