import { createRandom, seedOf } from '@/sandbox/seed/random';

/** interface: Delivery rules, "up to 72 re-sends of the same callback". */
export const mostResends = 72;

const first = 5;
const growth = 1.6;
const longest = 6 * 60 * 60;
const spread = 0.2;

/**
 * Milliseconds until a callback that failed `attempts` times is tried again: five seconds, then 1.6 times as long each time,
 * six hours at most, a fifth more or less. The document gives no numbers. Null once it is given up.
 */
export function retryDelay(callbackId: bigint, attempts: number): number | null {
  if (attempts > mostResends) return null;
  const seconds = Math.min(first * growth ** (attempts - 1), longest);
  const jitter = 1 - spread + 2 * spread * createRandom(seedOf(`${callbackId} ${attempts}`)).next();
  return Math.round(seconds * jitter * 1000);
}
