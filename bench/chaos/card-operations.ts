/** Card operations of the chaos run: amounts are cents. */

/**
 * A card sale with words of its own, found again by the reference that the form generates. Two sales that are alike in all that a person types are one
 * request while it waits for approval, and then one charge: the proof would take the second for lost.
 */
export function cardCharge(at: number, isLarge: boolean) {
  const tag = `car-${crypto.randomUUID().replaceAll('-', '')}`;
  const amount = (isLarge ? 6_000 : 1_000) + (at % 500);
  const body = {
    amount,
    description: `Venda ${at}`,
    reference: tag,
    customer: { name: 'Ana Souza' },
    installments: 1,
    card: { number: '4111111111111111', holder: 'ANA SOUZA', expiration: '12/2034', cvv: '123' },
  };
  return { tag, kind: 'card-charge', amount: amount / 100, method: 'POST', path: '/api/payments/charges', body, referred: false } as const;
}

/** A reversal of 40 of the 100 reais of a charge. */
export function cardReversal(tag: string) {
  const body = { amount: 4_000, expectedRemaining: 10_000 };
  const path = `/api/payments/charges/${tag}/reverse`;
  return { tag, kind: 'reversal', amount: 40, method: 'PUT', path, body, referred: false } as const;
}
