/**
 * The lists whose records have pages: the name of each in messages and browser storage, and its path. A page of one record needs no more of its
 * list, and does not load its columns, filters and file for it.
 */
export const listPlaces = {
  transactions: { name: 'transactions', path: '/transactions' },
  charges: { name: 'charges', path: '/charges' },
  withdrawals: { name: 'withdrawals', path: '/withdrawals' },
  transfers: { name: 'transfers', path: '/transfers' },
  operations: { name: 'operations', path: '/operations' },
  infractions: { name: 'infractions', path: '/infractions' },
  recurrences: { name: 'recurrences', path: '/card/recurrences' },
  inbox: { name: 'inbox', path: '/inbox' },
  resends: { name: 'resends', path: '/callbacks/resends' },
  callbacks: { name: 'callbacks', path: '/callbacks' },
  statements: { name: 'statements', path: '/statements' },
  audit: { name: 'audit', path: '/settings/audit' },
  pendingDeposits: { name: 'pendingDeposits', path: '/charges/pending-deposits' },
  cardCharges: { name: 'cardCharges', path: '/card/charges' },
} as const;
