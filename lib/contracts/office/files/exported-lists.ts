/** The lists that can be exported. What their files contain is declared with each list, in `lib/lists`. */
export const exportLists = [
  'transactions',
  'charges',
  'withdrawals',
  'transfers',
  'infractions',
  'statements',
  'callbacks',
  'cardCharges',
  'recurrences',
  'inbox',
  'audit',
] as const;

export type ExportList = (typeof exportLists)[number];
