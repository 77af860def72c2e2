/** Asks our own records for what was done here with a transaction: how it was made, and its refunds. */
export function operationsQuery(transactionId: string) {
  return { transactionId, page: 1, limit: 50 };
}
