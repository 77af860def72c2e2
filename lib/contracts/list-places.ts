/**
 * The lists whose records have pages: the name of each in messages and browser storage, its path, and whether it can be exported. The page of
 * one record needs no more of its list, and does not load its columns, filters and file for it. What a file contains is declared with the
 * list, in `lib/lists`.
 */
export const listPlaces = {
  transactions: { name: 'transactions', path: '/transactions', isExported: true },
  charges: { name: 'charges', path: '/charges', isExported: true },
  withdrawals: { name: 'withdrawals', path: '/withdrawals', isExported: true },
  transfers: { name: 'transfers', path: '/transfers', isExported: true },
  approvals: { name: 'approvals', path: '/approvals', isExported: false },
  infractions: { name: 'infractions', path: '/infractions', isExported: true },
  statements: { name: 'statements', path: '/statements', isExported: true },
  callbacks: { name: 'callbacks', path: '/callbacks', isExported: true },
  cardCharges: { name: 'cardCharges', path: '/card/charges', isExported: true },
  recurrences: { name: 'recurrences', path: '/card/recurrences', isExported: true },
  inbox: { name: 'inbox', path: '/inbox', isExported: true },
  audit: { name: 'audit', path: '/settings/audit', isExported: true },
  operations: { name: 'operations', path: '/operations', isExported: false },
  resends: { name: 'resends', path: '/callbacks/resends', isExported: false },
  pendingDeposits: { name: 'pendingDeposits', path: '/charges/pending-deposits', isExported: false },
} as const;

type Places = typeof listPlaces;

export type ExportList = { [L in keyof Places]: Places[L]['isExported'] extends true ? L : never }[keyof Places];

/** The lists that can be exported. */
// Filtered by what the type is filtered by; it is not empty.
export const exportLists = Object.values(listPlaces).flatMap(({ name, isExported }) => (isExported ? [name] : [])) as [
  ExportList,
  ...ExportList[],
];
