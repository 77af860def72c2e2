/** The receiver of a transaction's callbacks: the merchant's own system or our inbox. The service takes one address only. */
export const callbackReceivers = ['merchant', 'office'] as const;
