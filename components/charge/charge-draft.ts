import type { RecordOf } from '@/lib/contracts/shapes';
import type { Locale } from '@/lib/format/locale';
import { formatReaisParts } from '@/lib/format/money/money-text';

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

type Validity = Pick<ChargeDraft, 'expiry' | 'customTime' | 'customUnit'>;

/** The same charge once more: amount, payer and validity of an earlier one. The reference is a new one, which the form makes. */
export function draftOfCharge(charge: RecordOf<'charges.find'>, validity: Validity, locale: Locale): ChargeDraft {
  const { amount, generatedName, generatedDocument, generatedEmail, virtualAccount } = charge;
  return {
    ...emptyCharge,
    ...validity,
    amount: formatReaisParts(amount, locale).number,
    name: generatedName ?? '',
    document: whole(generatedDocument),
    email: whole(generatedEmail),
    virtualAccount: virtualAccount ?? '',
  };
}

/** Masked for who may not see it, a value is none, and is left for them to type. */
function whole(value: string | null): string {
  return value === null || /[*•]/.test(value) ? '' : value;
}
