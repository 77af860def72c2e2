/** Sets of variants: `later` is the last version with a published description, `newest` adds what is only told in prose. */
export const variantSets = ['later', 'newest'] as const;

type VariantSetName = (typeof variantSets)[number];

/** Differences between versions of the service, and the sets that include each. `README.md` describes them. */
export const variantTable = {
  'list-envelopes': ['later', 'newest'],
  'created-status': [],
  'accepted-reports': ['later', 'newest'],
  'balance-names': ['later', 'newest'],
  'profile-names': ['newest'],
  'profile-branch': ['later', 'newest'],
  'short-profile': ['later', 'newest'],
  'note-names': [],
  'refund-list': ['newest'],
  'withdraw-code-text': ['newest'],
  'transfer-method': ['later', 'newest'],
  'transfer-type': [],
  'transfer-accounts': [],
  'formatted-documents': [],
  'plain-phones': [],
  'numeric-refunds': ['later', 'newest'],
  'transaction-refund-status': [],
  'hidden-callback-url': ['later', 'newest'],
  'data-uri-receipts': ['newest'],
  'text-receipts': [],
  'report-running': ['later', 'newest'],
  'editable-codes': ['newest'],
  'enqueued-resend': ['newest'],
  'named-key-list': [],
  'short-holder': [],
  'glossary-infractions': [],
  'omitted-nulls': [],
  'detail-message': ['later', 'newest'],
  'portuguese-error-names': [],
  'plain-code': [],
  'error-status': [],
  'virtual-count': [],
  'seconds-timestamp': [],
  'one-signature': ['later', 'newest'],
  'strict-delivery': [],
  'long-deadline': [],
  'forty-resends': [],
  'twelve-resends': ['newest'],
  'five-resends': [],
  'reference-replay': ['later', 'newest'],
  'combined-lookup-keys': ['later', 'newest'],
  'shortest-expiry': ['later', 'newest'],
  'truncated-limit': ['later', 'newest'],
  'ten-a-page': ['later', 'newest'],
  'required-date-from': [],
  'scope-unauthorized': [],
  'partial-refunded': [],
  'no-partial-reversals': ['later', 'newest'],
  'required-acceptance': [],
  'plain-defense-codes': [],
  'no-static-codes': [],
  'no-webhooks': [],
  'no-statements': [],
  'no-pending-deposits': [],
  'no-refunds': [],
  'no-report-list': [],
  'no-pix-keys': [],
  'no-service-status': [],
  'no-account-change': [],
  'no-sent-defenses': [],
  'optional-content-type': ['later', 'newest'],
  'published-filters': ['later', 'newest'],
} as const satisfies Record<string, readonly VariantSetName[]>;

export type VariantName = keyof typeof variantTable;

// The keys of the table are the names.
export const variantNames = Object.keys(variantTable) as [VariantName, ...VariantName[]];

/** The variants of a set. */
export function variantsOf(set: VariantSetName): VariantName[] {
  return variantNames.filter((name) => variantTable[name].some((known) => known === set));
}
