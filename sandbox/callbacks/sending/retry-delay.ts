import { maxAutomaticRetries } from '@/lib/domain/delivery-outcome';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';
import type { VariantName } from '@/sandbox/variants/variant-table';
import type { Variant } from '@/sandbox/variants/variants';

const fewer: readonly (readonly [VariantName, number])[] = [
  ['forty-resends', 40],
  ['twelve-resends', 12],
  ['five-resends', 5],
];

/** How often a callback is sent again: as the document says, or as few times as a variant does. */
export function maxRetriesOf(variant: Variant): number {
  return Math.min(maxAutomaticRetries, ...fewer.flatMap(([name, most]) => (variant.has(name) ? [most] : [])));
}

const first = 5;
const growth = 1.6;
const longest = 6 * 60 * 60;
const spread = 0.2;

/**
 * Milliseconds until a callback that failed `attempts` times is tried again: five seconds, then 1.6 times as long each time,
 * six hours at most, a fifth more or less. The document gives no numbers. Null once it is given up.
 */
export function retryDelay(callbackId: bigint, attempts: number, most = maxAutomaticRetries): number | null {
  if (attempts > most) return null;
  const seconds = Math.min(first * growth ** (attempts - 1), longest);
  const jitter = 1 - spread + 2 * spread * createRandom(seedOf(`${callbackId} ${attempts}`)).next();
  return Math.round(seconds * jitter * 1000);
}
