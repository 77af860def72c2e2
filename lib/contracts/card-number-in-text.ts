import { documentKind } from '@/lib/format/document';
import { isCardNumber } from './card-number';

/** 13 to 19 digits, bare or in groups, that are no part of an id, a phone number or a longer number. */
const candidates = /(?<![\w+])\d(?:[ -]?\d){12,18}(?!\w)/g;

/** Whether a text holds what may be a card number. A CNPJ is none, even where its digits would pass. */
export function hasCardNumber(text: string): boolean {
  return Array.from(text.matchAll(candidates), ([found]) => found.replaceAll(/[ -]/g, '')).some(
    (digits) => isCardNumber(digits) && documentKind(digits) === null,
  );
}
