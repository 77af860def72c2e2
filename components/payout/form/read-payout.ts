import { balanceAfter, type PayoutLimits } from '@/components/payout/payout-limits';
import { callbackReceivers } from '@/lib/contracts/pix/callbacks/callback-receivers';
import { fitsText } from '@/lib/contracts/shape/field-rules';
import * as textRules from '@/lib/contracts/shape/text-rules';
import { compareReais, type Reais, reaisToNumber, toReais } from '@/lib/format/money/money';
import { parseTypedMoney } from '@/lib/format/money/typed-money';
import { visibleText } from '@/lib/format/text/visible-text';

export type PayoutDraft = typeof emptyPayout;

/** What every payout form asks except the receiver, as typed text. It may be stored for the tab: it names nobody. */
export const emptyPayout = { amount: '', description: '', reference: '', virtualAccount: '', callbackTo: '', payOn: '' };

export interface PayoutFieldErrors {
  amount?: 'unread' | 'below' | 'above' | 'short' | 'day';
  reference?: 'empty';
}

/** Reads the form by the rules of the service and the account; the fields are there only when nothing is wrong. */
export function readPayout(draft: PayoutDraft, limits: PayoutLimits) {
  const money = parseTypedMoney(draft.amount);
  const amount = money.kind === 'value' ? money.value : null;
  const details = readPayoutDetails(draft);
  const wrong = amount === null ? 'unread' : amountError(amount, limits);
  const fieldErrors: PayoutFieldErrors = { ...(wrong && { amount: wrong }), ...(details === null && { reference: 'empty' }) };
  const fields = amount === null || wrong || !details ? null : { amount: reaisToNumber(amount), ...details };
  return { fieldErrors, amount, fields };
}

/** Reference, description, virtual account and callback receiver; null without a reference, which an unknown outcome is looked up by. */
export function readPayoutDetails(draft: PayoutDraft) {
  const description = draft.description.trim();
  const clientReference = visibleText(draft.reference);
  const virtualAccount = visibleText(draft.virtualAccount);
  if (!fitsText(textRules.clientReference, clientReference)) return null;
  const callbackTo = callbackReceivers.find((receiver) => receiver === draft.callbackTo);
  return {
    clientReference,
    ...(description && { description }),
    ...(virtualAccount && { virtualAccount }),
    ...(callbackTo && { callbackTo }),
  };
}

function amountError(amount: Reais, limits: PayoutLimits): NonNullable<PayoutFieldErrors['amount']> | null {
  const { min, max, daily } = limits;
  if (compareReais(amount, min) < 0) return 'below';
  if (isAbove(amount, max)) return 'above';
  if (isAbove(amount, daily?.left ?? null)) return 'day';
  const after = balanceAfter(amount, limits);
  return after !== null && compareReais(after, toReais(0)) < 0 ? 'short' : null;
}

function isAbove(amount: Reais, max: Reais | null): boolean {
  return max !== null && compareReais(amount, max) > 0;
}
