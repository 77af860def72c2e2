/** Asks our own records who made a charge; nothing when another system did. */
export function makerQuery(transactionId: string) {
  return { transactionId, kind: ['charges.create'] as const, page: 1, limit: 1 };
}
