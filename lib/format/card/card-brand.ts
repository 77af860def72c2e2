interface Brand {
  readonly name: string;
  /** The first digits of its numbers. */
  readonly first: RegExp;
  readonly lengths: readonly number[];
  readonly cvv: 3 | 4;
}

const upTo19 = [16, 17, 18, 19];

/** Narrower ranges come before wider ones. */
const brands: readonly Brand[] = [
  {
    name: 'Elo',
    first: /^(401178|401179|431274|438935|451416|457393|4576|504175|5067|5090|627780|636297|636368|650|6516|6550)/,
    // Its range lies within Visa's, which has other lengths.
    lengths: [13, 16, 19],
    cvv: 3,
  },
  { name: 'Hipercard', first: /^(606282|3841)/, lengths: [13, 16, 19], cvv: 3 },
  { name: 'Visa', first: /^4/, lengths: [13, 16, 19], cvv: 3 },
  { name: 'Mastercard', first: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], cvv: 3 },
  { name: 'Amex', first: /^3[47]/, lengths: [15], cvv: 4 },
  { name: 'Diners', first: /^3(0[0-59]|[689])/, lengths: [14, ...upTo19], cvv: 3 },
  { name: 'JCB', first: /^35(2[89]|[3-8])/, lengths: upTo19, cvv: 3 },
  { name: 'Discover', first: /^6(011|4[4-9]|5)/, lengths: upTo19, cvv: 3 },
  { name: 'UnionPay', first: /^(62|81)/, lengths: upTo19, cvv: 3 },
  { name: 'Maestro', first: /^(50|5[6-8]|6)/, lengths: [13, 14, 15, ...upTo19], cvv: 3 },
];

/** The brand by the first digits, however few are typed yet; null when unknown. */
export function cardBrand(digits: string): Brand | null {
  return brands.find(({ first }) => first.test(digits)) ?? null;
}
