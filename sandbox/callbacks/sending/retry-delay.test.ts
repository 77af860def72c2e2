import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxRetriesOf, retryDelay } from './retry-delay';

const hour = 3_600_000;

describe('interface: Delivery rules, Retries: a callback', () => {
  test('waits longer after each failure, up to six hours, plus or minus a fifth', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 1, max: 72 }), (id, attempts) => {
        const middle = Math.min(5_000 * 1.6 ** (attempts - 1), 6 * hour);
        const delay = retryDelay(id, attempts) ?? Number.NaN;
        expect(delay).toBeGreaterThanOrEqual(Math.floor(middle * 0.8));
        expect(delay).toBeLessThanOrEqual(Math.ceil(middle * 1.2));
      }),
    );
  });

  test('two callbacks that failed together are retried at different times', () => {
    expect(new Set([1n, 2n, 3n, 4n].map((id) => retryDelay(id, 5))).size).toBe(4);
  });

  test.each([
    ['forty-resends', 40],
    ['twelve-resends', 12],
    ['five-resends', 5],
    ['strict-delivery', 72],
  ] as const)('%s gives up after %d', (variant, max) => {
    expect(maxRetriesOf(new Set([variant]))).toBe(max);
    expect(retryDelay(1n, max, max)).not.toBeNull();
    expect(retryDelay(1n, max + 1, max)).toBeNull();
  });

  test('gives up after 72 retries', () => {
    expect(retryDelay(1n, 72)).not.toBeNull();
    expect(retryDelay(1n, 73)).toBeNull();
  });
});
