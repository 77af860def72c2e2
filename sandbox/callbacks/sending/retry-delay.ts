import { maxAutomaticRetries } from '@/lib/domain/delivery-outcome';
import { createRandom, seedOf } from '@/sandbox/fake-data/random';
import type { VariantName } from '@/sandbox/variants/variant-table';
import type { Variant } from '@/sandbox/variants/variants';

const retryLimits: readonly (readonly [VariantName, number])[] = [
  ['forty-resends', 40],
  ['twelve-resends', 12],
  ['five-resends', 5],
];

/** The highest number of retries: the document's, or fewer in a variant. */
export function maxRetriesOf(variant: Variant): number {
  return Math.min(maxAutomaticRetries, ...retryLimits.flatMap(([name, maxRetries]) => (variant.has(name) ? [maxRetries] : [])));
}

const firstDelay = 5;
const growth = 1.6;
const maxDelay = 6 * 60 * 60;
const spread = 0.2;

/**
 * Milliseconds until the next attempt after `attempts` failures: five seconds, then 1.6 times as long each time, at most six hours, plus
 * or minus a fifth. The document gives no numbers. Null when the callback is given up.
 */
export function retryDelay(callbackId: bigint, attempts: number, maxRetries = maxAutomaticRetries): number | null {
  if (attempts > maxRetries) return null;
  const seconds = Math.min(firstDelay * growth ** (attempts - 1), maxDelay);
  const jitter = 1 - spread + 2 * spread * createRandom(seedOf(`${callbackId} ${attempts}`)).next();
  return Math.round(seconds * jitter * 1000);
}
