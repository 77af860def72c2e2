import type { TextRule } from './field-rules';

// Texts of at least one character (interface: Limits). Imported as a whole, so that a page carries only those it names.

/** Identifiers that people paste: nothing in them that nobody sees, and no line break. */
const seen = { pattern: /^[^\p{Cf}\p{Cc}\p{Zl}\p{Zp}]+$/u, says: 'no invisible signs or line breaks' };

export const clientReference = { max: 64, ...seen } as const satisfies TextRule;
export const virtualAccount = { max: 50, ...seen } as const satisfies TextRule;
/** Travels with the Pix, whose own limit this is. */
export const pixText = { max: 140 } as const satisfies TextRule;
export const transferText = { max: 500 } as const satisfies TextRule;
export const qrCode = { max: 1024 } as const satisfies TextRule;
export const pixKey = { max: 77, ...seen } as const satisfies TextRule;
/** interface: POST /pix. A payer name: letters of any language, and spaces. */
export const personName = { max: 140, pattern: /^\p{L}[\p{L}\p{M} ]*$/u, says: 'letters and spaces only' } as const satisfies TextRule;
/** interface: Internal transfer, "6-digit accounts": text, because of the zeros in front. */
export const serviceAccount = { max: 6, pattern: /^\d{6}$/, says: 'six digits' } as const satisfies TextRule;
/** The document bounds no address: this is what mail bears, in the letters and signs of everyday use. */
export const email = {
  max: 254,
  pattern: /^[\w+-]+(?:['.][\w+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
  says: 'an e-mail address',
} as const satisfies TextRule;
/** The document bounds no text of a card charge. */
export const cardText = { max: 140 } as const satisfies TextRule;
