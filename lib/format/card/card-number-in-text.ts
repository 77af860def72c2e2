import { documentKind } from '@/lib/format/identifier/document';
import { cardBrand } from './card-brand';
import { isCardNumber } from './card-number';

/** Random ids and invoice keys: people paste them, and they may contain such digits by chance. */
const uuid = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;
const invoiceKey = /(?<!\d ?)\d{4}(?: ?\d{4}){10}(?! ?\d)/g;

/** Digits in groups, separated by spaces or dashes of any kind. A plus begins a phone number. */
const digitGroups = /(?<![\d+])\d+(?:[-\u2010-\u2015\u2212 \u00a0\u2007\u202f\t]{1,3}\d+)*/g;

/**
 * Whether a text contains a possible card number: 13 to 19 digits, bare or grouped, with the length and first digits of a brand and a valid
 * check digit. A CNPJ is none, even where its digits would match.
 */
export function hasCardNumber(text: string): boolean {
  if (text.length < 13) return false;
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(uuid, 'x')
    .replace(invoiceKey, 'x')
    // Digits followed by letters are part of some code.
    .replace(/\w+/g, (word) => (/\d[a-z_]/i.test(word) ? 'x' : word));
  return Array.from(plain.matchAll(digitGroups)).some(([run]) => numbersIn(run.split(/\D+/)).some(isCardLike));
}

function isCardLike(digits: string): boolean {
  return cardBrand(digits)?.lengths.includes(digits.length) === true && isCardNumber(digits) && documentKind(digits) === null;
}

/** Every run of neighbouring groups that has the length and grouping of a card number. */
function numbersIn(groups: readonly string[]): string[] {
  return groups.flatMap((_, from) => {
    const found: string[] = [];
    for (let to = from, length = 0; to < groups.length && length < 19; to++) {
      length += groups[to]?.length ?? 0;
      const stretch = length < 13 || length > 19 ? [] : groups.slice(from, to + 1);
      if (stretch.length > 0 && isGroupedLikeACard(stretch)) found.push(stretch.join(''));
    }
    return found;
  });
}

/** Ungrouped, in ones and twos, or in groups of three to eight with any rest; dates and phone numbers mix other lengths. */
function isGroupedLikeACard(groups: readonly string[]): boolean {
  if (groups.length === 1 || groups.every(({ length }) => length <= 2)) return true;
  return groups.every(({ length }, place) => length <= 8 && (length >= 3 || place === groups.length - 1));
}
