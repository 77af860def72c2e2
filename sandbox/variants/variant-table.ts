/** What versions of the service do otherwise than the document. `README.md` says what each changes; `later` is the choice of that start. */
export const variantTable = {
  'list-envelopes': { later: true },
  'created-status': { later: true },
  'balance-names': { later: true },
  'profile-names': { later: true },
  'short-profile': { later: true },
  'note-names': { later: true },
  'transfer-method': { later: true },
  'transfer-type': { later: false },
  'numeric-refunds': { later: true },
  'hidden-callback-url': { later: true },
  'data-uri-receipts': { later: true },
  'report-running': { later: true },
  'editable-codes': { later: true },
  'enqueued-resend': { later: true },
  'omitted-nulls': { later: false },
  'detail-message': { later: true },
  'virtual-count': { later: false },
  'seconds-timestamp': { later: true },
  'one-signature': { later: false },
  'reference-replay': { later: true },
  'truncated-limit': { later: true },
  'required-date-from': { later: false },
  'scope-unauthorized': { later: false },
  'no-partial-reversals': { later: true },
  'no-static-codes': { later: false },
  'no-webhooks': { later: false },
  'no-statements': { later: false },
  'no-pending-deposits': { later: false },
  'no-refunds': { later: false },
} as const satisfies Record<string, { readonly later: boolean }>;

export type VariantName = keyof typeof variantTable;

// The keys of the table are the names.
export const variantNames = Object.keys(variantTable) as [VariantName, ...VariantName[]];
