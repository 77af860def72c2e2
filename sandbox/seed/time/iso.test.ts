import fc from 'fast-check';
import { expect, test } from 'vitest';
import { iso } from './iso';

test('an instant is written as Date writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (milliseconds) => {
      expect(iso(milliseconds)).toBe(new Date(milliseconds).toISOString());
    }),
  );
});
