/**
 * What the fields of a body may hold where money moves: said once, in plain values. The shapes that check a request and the forms that
 * check while somebody types both follow from it, so that no schema library enters the browser.
 */
export interface TextRule {
  readonly most: number;
  readonly pattern?: RegExp;
  /** What a text of another pattern is told. */
  readonly says?: string;
}

export interface NumberRule {
  readonly least: number;
  readonly most: number;
}

/** Identifiers that people paste: nothing in them that nobody sees, and no line break. */
const seen = { pattern: /^[^\p{Cf}\p{Cc}\p{Zl}\p{Zp}]+$/u, says: 'no invisible signs or line breaks' };

/** Texts of at least one character (interface: Limits). */
export const textRules = {
  clientReference: { most: 64, ...seen },
  virtualAccount: { most: 50, ...seen },
  /** Travels with the Pix, whose own limit this is. */
  pixText: { most: 140 },
  transferText: { most: 500 },
  qrCode: { most: 1024 },
  pixKey: { most: 77, ...seen },
  /** interface: POST /pix. A payer name: letters of any language, and spaces. */
  personName: { most: 140, pattern: /^\p{L}[\p{L}\p{M} ]*$/u, says: 'letters and spaces only' },
  /** interface: Internal transfer, "6-digit accounts": text, because of the zeros in front. */
  serviceAccount: { most: 6, pattern: /^\d{6}$/, says: 'six digits' },
  /** The document bounds no address: this is what mail bears, in the letters and signs of everyday use. */
  email: { most: 254, pattern: /^[\w+-]+(?:['.][\w+-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i, says: 'an e-mail address' },
  /** The document bounds no text of a card charge. */
  cardText: { most: 140 },
} as const satisfies Record<string, TextRule>;

/** The smallest amount of each call, in reais (interface: Limits). */
export const leastReais = {
  'charges.create': 1,
  'withdrawals.create': 0.01,
  'withdrawals.createFromQrCode': 0.1,
  'transfers.create': 0.01,
  'refunds.create': 0.01,
} as const;

export const numberRules = {
  /** Seconds a charge may be paid. */
  expiresIn: { least: 1, most: 172_000 },
  dayOfMonth: { least: 1, most: 31 },
  installments: { least: 1, most: 12 },
  /** Cents (interface: Card interface). */
  cardCharge: { least: 100, most: 999_999_999 },
  cardReversal: { least: 1, most: 999_999_999 },
} as const satisfies Record<string, NumberRule>;

/** Whether a text may be sent, as the shape made of the same rule says. */
export function fitsText({ most, pattern }: TextRule, text: string): boolean {
  return text.length >= 1 && text.length <= most && (pattern?.test(text) ?? true);
}

/** Whether a whole number may be sent, as the shape made of the same rule says. */
export function fitsNumber({ least, most }: NumberRule, value: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
