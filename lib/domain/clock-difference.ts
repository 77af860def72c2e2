/**
 * Milliseconds by which another clock is ahead of ours, from a time it reported between two instants of ours. A time in whole seconds, as
 * in a `Date` header, may be up to a second old. While the known difference fits within that, it is kept, so that countdowns do not jump.
 */
export function clockDifference(known: number, serverTime: number, askedAt: number, receivedAt: number): number {
  const lowest = serverTime - receivedAt;
  const highest = serverTime + 999 - askedAt;
  return Number.isNaN(serverTime) || (lowest <= known && known <= highest) ? known : Math.round((lowest + highest) / 2);
}
