import type { BodyOf } from '@/lib/contracts/shapes';
import { cardBrand } from '@/lib/format/card/card-brand';
import { isCardNumber } from '@/lib/format/card/card-number';

type Card = BodyOf<'cardCharges.create'>['card'];

export const cardParts = ['number', 'holder', 'expiration', 'cvv'] as const;
export type CardPart = (typeof cardParts)[number];
export type TypedCard = Readonly<Record<CardPart, string>>;

/** What is wrong with a part; the words are in the messages. */
export type CardErrors = Partial<Record<CardPart, true>>;

/**
 * Reads a card as it was typed, groups and short years allowed, by brand, length, check digit, month and security code. `today` is a
 * business day. The card is there only when nothing is wrong.
 */
export function readCard(typed: TypedCard, today: string) {
  const number = typed.number.replaceAll(/[\s-]/g, '');
  const brand = cardBrand(number);
  const holder = typed.holder.trim();
  const expiration = monthOf(typed.expiration);
  const cvv = typed.cvv.trim();
  const wrong: Record<CardPart, boolean> = {
    number: !brand?.lengths.includes(number.length) || !isCardNumber(number),
    holder: holder === '',
    expiration: expiration === null || `${expiration.slice(3)}-${expiration.slice(0, 2)}` < today.slice(0, 7),
    cvv: !new RegExp(`^\\d{${brand?.cvv ?? '3,4'}}$`).test(cvv),
  };
  const fieldErrors: CardErrors = Object.fromEntries(Object.entries(wrong).filter(([, is]) => is));
  const card: Card | null = expiration === null || Object.keys(fieldErrors).length > 0 ? null : { number, holder, expiration, cvv };
  return {
    card,
    fieldErrors,
    brand: brand?.name ?? null,
    codeLength: brand?.cvv ?? null,
    lastFour: fieldErrors.number ? null : number.slice(-4),
  };
}

/** "12/34", "12/2034" and "1234" are December 2034. */
function monthOf(text: string): string | null {
  const [, month = '', year = ''] = /^(\d{1,2})\s*\/?\s*(\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return null;
  const whole = year.length === 2 ? `20${year}` : year;
  return /^20\d{2}$/.test(whole) ? `${month.padStart(2, '0')}/${whole}` : null;
}
