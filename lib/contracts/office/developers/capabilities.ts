/** What an account may be able to do at the service, in the order of the page (interface: Endpoints). */
export const capabilityNames = [
  'charge',
  'chargeForCompany',
  'chargeQr',
  'pendingDeposits',
  'refund',
  'keyLookup',
  'withdrawByKey',
  'qrRead',
  'withdrawByQr',
  'internalTransfer',
  'history',
  'statements',
  'reports',
  'receipts',
  'infractions',
  'defense',
  'defenseRead',
  'deliveries',
  'resend',
  'webhooks',
  'cardCharge',
  'cardHistory',
  'cardReversal',
  'recurrences',
  'exchange',
  'profile',
  'pixKeys',
  'autoWithdraw',
] as const;
export type CapabilityName = (typeof capabilityNames)[number];

/**
 * What the account and the service say of a capability: it works; nobody has tried and nothing is said; the account has it not; something is in the way
 * that can go away; or the service fails there just now.
 */
export const capabilityStates = ['allowed', 'unknown', 'not-enabled', 'blocked', 'failing'] as const;
export type CapabilityState = (typeof capabilityStates)[number];

/** Why it is not allowed, each with a sentence about what to do. */
export const capabilityReasons = [
  'account-says-no',
  'not-enabled',
  'not-offered',
  'no-scope',
  'token-refused',
  'address',
  'changes-blocked',
  'account-inactive',
  'refused-now',
  'not-set-up',
  'switched-off',
  'failing',
] as const;
export type CapabilityReason = (typeof capabilityReasons)[number];
