import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCardNumber } from './card-number';

/** Test numbers published by card brands. */
const numbers = ['4111111111111111', '5555555555554444', '378282246310005', '6011111111111117'];

test.each(numbers)('accepts %s', (number) => {
  expect(isCardNumber(number)).toBe(true);
});

test('refuses a number with one digit changed', () => {
  const changed = fc.record({ number: fc.constantFrom(...numbers), at: fc.nat(14), add: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(changed, ({ number, at, add }) => {
      const digits = [...number].map(Number);
      digits[at] = ((digits[at] ?? 0) + add) % 10;
      return !isCardNumber(digits.join(''));
    }),
  );
});

test.each(['', '4111 1111 1111 1111', '411111111111', '41111111111111111111', '4111111111111111a'])('refuses "%s"', (text) => {
  expect(isCardNumber(text)).toBe(false);
});
