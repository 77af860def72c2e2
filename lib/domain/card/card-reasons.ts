/** The reasons the card service gives for how a payment ended, by its own number: 0 is approved. */
export const cardReasons = ['0', '2', '7', '13', '14', '15', '16'] as const;

export type CardReason = (typeof cardReasons)[number];

/** The reason that has a text; undefined for one nobody knows. */
export function knownCardReason(code: string | null | undefined): CardReason | undefined {
  return cardReasons.find((known) => known === code);
}
