/** Asks our own records about the act a payment came of; nothing when another system made it. */
export function payoutQuery(transactionId: string) {
  return {
    transactionId,
    kind: ['withdrawals.create', 'withdrawals.createFromQrCode', 'transfers.create'] as const,
    page: 1,
    limit: 1,
  };
}
