/**
 * What the interface document leaves open, or says in two ways, and how each can be found: the name of every question with the answers that were
 * seen or published. The product works with all of them.
 */
export const variants = {
  webhooks: ['offered', 'absent'],
  statements: ['offered', 'absent'],
  pendingDeposits: ['offered', 'absent'],
  reportList: ['offered', 'absent'],
  pixKeyList: ['offered', 'absent'],
  serviceStatus: ['offered', 'absent'],
  listEnvelope: ['data', 'named'],
  pageLimit: ['refused', 'cut', 'served'],
  dateFrom: ['optional', 'required'],
  creationStatus: ['200', '201', '202'],
  reportStatus: ['200', '201', '202'],
  resendAnswer: ['total', 'enqueued'],
  balanceNames: ['short', 'long'],
  profileNames: ['capital', 'small'],
  profileDocument: ['told', 'left-out'],
  callbackUrl: ['told', 'left-out'],
  refundAmount: ['text', 'number'],
  transferForm: ['type', 'method', 'accounts'],
  virtualAccount: ['virtualAccount', 'virtualCount'],
  callbackSignature: ['three', 'one'],
  signatureTime: ['milliseconds', 'seconds'],
  staticCodes: ['read', 'refused'],
  defenseRead: ['read', 'refused'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type VariantName = keyof typeof variants;

// The keys of the table are the names.
export const variantNames = Object.keys(variants) as [VariantName, ...VariantName[]];

export type VariantValue = (typeof variants)[VariantName][number];

/** Every answer there is, each once. */
export const variantValues = Array.from(new Set(Object.values(variants).flat())) as [VariantValue, ...VariantValue[]];
