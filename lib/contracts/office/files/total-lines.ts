/** The sums a list may have, in the order they are told. `net` is what the others leave. */
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
