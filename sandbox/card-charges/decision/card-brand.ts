const brands: readonly (readonly [string, RegExp])[] = [
  ['Elo', /^(401178|431274|438935|451416|457393|4576|504175|5067|5090|627780|636297|636368|650|6516|6550)/],
  ['Hipercard', /^606282/],
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['Amex', /^3[47]/],
  ['Diners', /^3(0[0-5]|[68])/],
  ['JCB', /^35/],
  ['Discover', /^6(011|4[4-9]|5)/],
];

/** The brand of a card by the first digits of its number; null for a brand that is not accepted. */
export function cardBrand(number: string): string | null {
  return brands.find(([, pattern]) => pattern.test(number))?.[0] ?? null;
}

/** Masks a card number: only the first six and the last four digits are stored and shown. */
export function maskCard(number: string): string {
  return `${number.slice(0, 6)}${'*'.repeat(number.length - 10)}${number.slice(-4)}`;
}
