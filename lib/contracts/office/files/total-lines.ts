/** The sums a list may have, in display order. `net` is the balance of the others. */
export const totalLines = [
  'received',
  'refunded',
  'refunding',
  'sent',
  'charged',
  'reversed',
  'fees',
  'in',
  'out',
  'disputed',
  'net',
] as const;
export type TotalLine = (typeof totalLines)[number];
