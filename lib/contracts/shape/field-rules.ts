/**
 * The rules of body fields where money moves, as plain values. The shapes that validate a request and the forms that validate while typing
 * are both derived from them, so that no schema library is loaded in the browser.
 */
export interface TextRule {
  readonly max: number;
  readonly pattern?: RegExp;
  /** The error message for a text that does not match the pattern. */
  readonly says?: string;
}

export interface NumberRule {
  readonly min: number;
  readonly max: number;
}

/** The smallest amount of each call, in reais (interface: Limits). */
export const minimumReais = {
  'charges.create': 1,
  'withdrawals.create': 0.01,
  'withdrawals.createFromQrCode': 0.1,
  'transfers.create': 0.01,
  'refunds.create': 0.01,
} as const;

export const numberRules = {
  /** Seconds a charge may be paid. */
  expiresIn: { min: 1, max: 172_000 },
  dayOfMonth: { min: 1, max: 31 },
  installments: { min: 1, max: 12 },
  /** Cents (interface: Card interface). */
  cardCharge: { min: 100, max: 999_999_999 },
  cardReversal: { min: 1, max: 999_999_999 },
} as const satisfies Record<string, NumberRule>;

/** Whether a text passes the rule; the same check as in the shape derived from it. */
export function fitsText({ max, pattern }: TextRule, text: string): boolean {
  return text.length >= 1 && text.length <= max && (pattern?.test(text) ?? true);
}

/** Whether an integer passes the rule; the same check as in the shape derived from it. */
export function fitsNumber({ min, max }: NumberRule, value: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
