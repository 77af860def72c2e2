import type { BodyOf } from '@/lib/contracts/shapes';
import { compareReais, isZeroReais, type Reais, reaisToNumber, subtractReais } from '@/lib/format/money/money';
import { parseTypedMoney } from '@/lib/format/money/typed-money';

export const emptyRefund = { choice: 'all', amount: '', description: '' };

export type RefundDraft = typeof emptyRefund;

export type RefundError = 'unread' | 'nothing' | 'over';

interface Left {
  readonly remainder: Reais;
  /** Whether nothing was refunded so far: then a full refund is sent without an amount. */
  readonly untouched: boolean;
}

/** Reads the form: how much, what would be left then, and what is sent. "All" is a choice, never a number typed by hand. */
export function readRefund({ choice, amount: text, description }: RefundDraft, { remainder, untouched }: Left) {
  const typed = parseTypedMoney(text);
  const amount = choice === 'all' ? remainder : typed.kind === 'value' ? typed.value : null;
  const error = amount === null ? 'unread' : errorOf(amount, remainder);
  if (amount === null || error !== null) return { amount, error, after: null, body: null };
  const words = description.trim();
  const body: BodyOf<'refunds.create'> = {
    ...(choice === 'all' && untouched ? {} : { amount: reaisToNumber(amount) }),
    ...(words && { description: words }),
    expectedRemaining: remainder,
  };
  return { amount, error, after: subtractReais(remainder, amount), body };
}

function errorOf(amount: Reais, remainder: Reais): RefundError | null {
  if (isZeroReais(amount)) return 'nothing';
  return compareReais(amount, remainder) > 0 ? 'over' : null;
}
