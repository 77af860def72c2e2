/** Whom the service tells of a transaction, for it takes one address only: the merchant's own system, or us. */
export const callbackReceivers = ['merchant', 'office'] as const;
