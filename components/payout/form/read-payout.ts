import type { PayoutLimits } from '@/components/payout/payout-limits';
import { fitsText, textRules } from '@/lib/contracts/shape/field-rules';
import { compareReais, type Reais, reaisToNumber } from '@/lib/format/money';
import { parseTypedMoney } from '@/lib/format/typed-money';

export type PayoutDraft = typeof emptyPayout;

/** What every form of money out asks besides whom it pays, as text. It may be kept for the tab: it names nobody. */
export const emptyPayout = { amount: '', description: '', reference: '', virtualAccount: '' };

export interface PayoutFaults {
  amount?: 'unread' | 'below' | 'above';
  reference?: 'empty';
}

/** Reads the form by the rules of the service and the account; the fields are there only when nothing is wrong. */
export function readPayout(draft: PayoutDraft, { min, max }: Pick<PayoutLimits, 'min' | 'max'>) {
  const money = parseTypedMoney(draft.amount);
  const amount = money.kind === 'value' ? money.value : null;
  const besides = readBesides(draft);
  const wrong = amount === null ? 'unread' : compareReais(amount, min) < 0 ? 'below' : isAbove(amount, max) ? 'above' : null;
  const faults: PayoutFaults = { ...(wrong && { amount: wrong }), ...(besides === null && { reference: 'empty' }) };
  const fields = amount === null || wrong || !besides ? null : { amount: reaisToNumber(amount), ...besides };
  return { faults, amount, fields };
}

/** Reference, description and virtual account; null without a reference, by which an unknown outcome is read. */
export function readBesides(draft: PayoutDraft) {
  const description = draft.description.trim();
  const clientReference = draft.reference.trim();
  const virtualAccount = draft.virtualAccount.trim();
  if (!fitsText(textRules.clientReference, clientReference)) return null;
  return { clientReference, ...(description && { description }), ...(virtualAccount && { virtualAccount }) };
}

function isAbove(amount: Reais, max: Reais | null): boolean {
  return max !== null && compareReais(amount, max) > 0;
}
