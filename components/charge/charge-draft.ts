import type { RecordOf } from '@/lib/contracts/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatReaisParts } from '@/lib/format/money-text';

export type ChargeDraft = typeof emptyCharge;

/** The form's fields, as text. `expiry` is a number of seconds, or `custom` for an own number of minutes or hours. */
export const emptyCharge = {
  amount: '',
  name: '',
  document: '',
  email: '',
  expiry: '600',
  customTime: '',
  customUnit: 'minutes',
  reference: '',
  virtualAccount: '',
  callbackTo: '',
};

/** Fields that name the payer: they stay in the memory of the page. */
export const personalFields = ['name', 'document', 'email'] as const satisfies readonly (keyof ChargeDraft)[];

/** The same charge once more: amount and payer of an earlier one. The reference is a new one, which the form makes. */
export function draftOfCharge(charge: RecordOf<'charges.find'>, locale: Locale): ChargeDraft {
  const { amount, generatedName, generatedDocument, generatedEmail, virtualAccount } = charge;
  return {
    ...emptyCharge,
    amount: formatReaisParts(amount, locale).number,
    name: generatedName ?? '',
    document: generatedDocument ?? '',
    email: generatedEmail ?? '',
    virtualAccount: virtualAccount ?? '',
  };
}
