import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberFrom, textFrom } from './body-field.shape';
import { fitsNumber, fitsText, numberRules } from './field-rules';
import * as textRules from './text-rules';

const sign = fc.constantFrom(...'aZ9çõ @.-_+\'\u0301李\n"');
const text = fc.oneof(
  fc.string({ unit: sign, maxLength: 12 }),
  fc.stringMatching(/^\d{4,7}$/),
  fc.emailAddress(),
  fc.integer({ min: 0, max: 1_100 }).map((length) => 'a'.repeat(length)),
);
const number = fc.oneof(fc.integer(), fc.integer({ min: -1, max: 200 }), fc.double());

test.each(Object.entries(textRules))('%s: a form lets pass exactly the texts that the contract takes', (_name, rule) => {
  fc.assert(fc.property(text, (value) => fitsText(rule, value) === textFrom(rule).safeParse(value).success));
});

test.each(Object.entries(numberRules))('%s: a form lets pass exactly the numbers that the contract takes', (_name, rule) => {
  const edges = [rule.min - 1, rule.min, rule.max, rule.max + 1, rule.min + 0.5];
  for (const value of edges) expect([value, fitsNumber(rule, value)]).toEqual([value, numberFrom(rule).safeParse(value).success]);
  fc.assert(fc.property(number, (value) => fitsNumber(rule, value) === numberFrom(rule).safeParse(value).success));
});
