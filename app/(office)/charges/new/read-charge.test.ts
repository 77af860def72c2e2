import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChargeDraft, emptyCharge } from '@/components/charge/charge-draft';
import { newReference } from '@/components/operation/reference/use-own-reference';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { shapes } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money/money';
import { limitsOf, readCharge, refusedSigns } from './read-charge';

const limits = { min: toReais('1'), max: toReais('5000') };
const draft = (given: Partial<ChargeDraft>): ChargeDraft => ({ ...emptyCharge, amount: '248,90', reference: 'cob-1', ...given });
const errorsOf = (given: Partial<ChargeDraft>) => readCharge(draft(given), limits).fieldErrors;

test('sends what was typed as the service wants it', () => {
  const typed = draft({
    name: '  Rafael   Teixeira Moura ',
    document: '529.982.247-25',
    email: ' rafael@example.com ',
    expiry: '3600',
    virtualAccount: ' loja-centro ',
  });
  expect(readCharge(typed, limits).body).toEqual({
    amount: 248.9,
    generatedName: 'Rafael Teixeira Moura',
    generatedDocument: '52998224725',
    generatedEmail: 'rafael@example.com',
    expiresIn: 3600,
    clientReference: 'cob-1',
    virtualAccount: 'loja-centro',
  });
});

test('leaves out what was left empty', () => {
  expect(readCharge(draft({}), limits).body).toEqual({ amount: 248.9, expiresIn: 600, clientReference: 'cob-1' });
});

describe('the amount', () => {
  test.each([
    ['', 'unread'],
    ['1.234', 'unread'],
    ['0,99', 'below'],
    ['1,00', undefined],
    ['5.000,00', undefined],
    ['5.000,01', 'above'],
  ])('%j: %s', (amount, error) => {
    expect(errorsOf({ amount }).amount).toBe(error);
  });

  test('the account may narrow the limits, but not below R$ 1,00', () => {
    expect(limitsOf({ cashInTicketMin: toReais('0.01'), cashInTicketMax: null })).toEqual({ min: '1.00', max: null });
    expect(limitsOf({ cashInTicketMin: toReais('5'), cashInTicketMax: toReais('10') })).toEqual({ min: '5.00', max: '10.00' });
    expect(limitsOf(undefined)).toEqual({ min: '1.00', max: null });
  });
});

test('a name keeps its apostrophe until the person decides, and is told which sign will not pass', () => {
  expect(errorsOf({ name: "Ana D'Ávila-Souza" }).name).toBe('signs');
  expect(refusedSigns("Ana D'Ávila-Souza 2-")).toEqual(["'", '-', '2']);
  expect(errorsOf({ name: 'Ana D Ávila Souza' }).name).toBeUndefined();
});

test.each(['529.982.247-26', '123', '111.111.111-11'])('the document %j is refused', (document) => {
  expect(errorsOf({ document }).document).toBe('invalid');
});

test.each(['a', 'a@b', 'a b@c.com', 'a@b..com', '.a@b.com', 'a@-b.com'])('the e-mail %j is refused', (email) => {
  expect(errorsOf({ email }).email).toBe('invalid');
});

describe('an own time', () => {
  test.each([
    ['', 'minutes', 'number'],
    ['0', 'minutes', 'number'],
    ['1,5', 'hours', 'number'],
    ['2866', 'minutes', undefined],
    ['2867', 'minutes', 'too-long'],
    ['47', 'hours', undefined],
    ['48', 'hours', 'too-long'],
  ])('%s %s: %s', (customTime, customUnit, error) => {
    expect(errorsOf({ expiry: 'custom', customTime, customUnit }).customTime).toBe(error);
  });
});

test('a reference of ours fits and never repeats', () => {
  const made = Array.from({ length: 100 }, () => newReference('cob'));
  expect(new Set(made).size).toBe(100);
  for (const reference of made) expect(reference.length).toBeLessThanOrEqual(64);
});

test('what the form lets pass, the contract takes', () => {
  const text = fc.oneof(fc.string({ maxLength: 50 }), fc.constantFrom('', 'Ana Luísa', 'ana@example.com', '52998224725', 'x'.repeat(50)));
  const typed = fc.record({
    amount: fc.oneof(fc.constantFrom('1', '248,90', '4.999,99', '0,5'), fc.string({ maxLength: 8 })),
    name: text,
    document: text,
    email: fc.oneof(text, fc.emailAddress()),
    expiry: fc.constantFrom('600', '3600', '86400', 'custom'),
    customTime: fc.oneof(fc.integer({ min: 0, max: 99_999 }).map(String), fc.string({ maxLength: 5 })),
    customUnit: fc.constantFrom('minutes', 'hours'),
    reference: fc.string({ maxLength: 64 }),
    virtualAccount: fc.string({ maxLength: 50 }),
    callbackTo: fc.constantFrom('', 'merchant', 'office'),
  });
  fc.assert(
    fc.property(typed, (given) => {
      const { body } = readCharge(given, limits);
      if (body) expect(refusedFields(shapes['charges.create'].request, body)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
