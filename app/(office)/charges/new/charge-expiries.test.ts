import { expect, test } from 'vitest';
import { fitsNumber, numberRules } from '@/lib/contracts/shape/field-rules';
import { chargeExpiries } from '@/lib/settings/charge-expiries.mjs';

test('each time that is offered is one the service takes, up to the most of it', () => {
  expect(chargeExpiries.every((seconds) => fitsNumber(numberRules.expiresIn, Number(seconds)))).toBe(true);
  expect(Number(chargeExpiries.at(-1))).toBe(numberRules.expiresIn.max);
});
