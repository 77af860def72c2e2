/** Asks our own records about the charge a transaction is; nothing when another system made it. */
export function chargeQuery(transactionId: string) {
  return { transactionId, kind: ['charges.create'] as const, page: 1, limit: 1 };
}
