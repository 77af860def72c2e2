import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newReference } from '@/components/operation/reference/use-own-reference';
import { refusedFields } from '@/lib/contracts/problem/refused-fields';
import { shapes } from '@/lib/contracts/shapes';
import { isCardNumber } from '@/lib/format/card/card-number';
import { type CardPart, readCard } from './read-card';
import { emptyEntry, readEntry } from './read-entry';

const today = '2026-11-28';
const good = { number: '4111 1111 1111 1111', holder: ' Ana Souza ', expiration: '12/34', cvv: '123' };
const errorsOf = (change: Partial<Record<CardPart, string>>) => Object.keys(readCard({ ...good, ...change }, today).fieldErrors);

test('reads a card as people type one', () => {
  expect(readCard(good, today)).toEqual({
    card: { number: '4111111111111111', holder: 'Ana Souza', expiration: '12/2034', cvv: '123' },
    fieldErrors: {},
    brand: 'Visa',
    codeLength: 3,
    lastFour: '1111',
  });
});

test.each([
  ['12/34', '12/2034'],
  ['12/2034', '12/2034'],
  ['1234', '12/2034'],
  ['1 / 30', '01/2030'],
  ['11/26', '11/2026'],
])('%j is the month %s', (expiration, month) => {
  expect(readCard({ ...good, expiration }, today).card?.expiration).toBe(month);
});

test.each([
  [{ number: '4111111111111112' }, ['number']],
  [{ number: '4111' }, ['number']],
  [{ number: '9999999999999995' }, ['number']],
  [{ number: '' }, ['number']],
  [{ holder: ' ' }, ['holder']],
  [{ expiration: '13/34' }, ['expiration']],
  [{ expiration: '10/26' }, ['expiration']],
  [{ expiration: '12/1999' }, ['expiration']],
  [{ expiration: '' }, ['expiration']],
  [{ cvv: '12' }, ['cvv']],
  [{ cvv: '1234' }, ['cvv']],
  [{ number: '378282246310005' }, ['cvv']],
  [{ number: '378282246310005', cvv: '1234' }, []],
])('%o: wrong is %j', (change, fieldErrors) => {
  expect(errorsOf(change)).toEqual(fieldErrors);
});

test('the last four digits are shown of a complete number only', () => {
  expect(readCard({ ...good, number: '4111 1111 1111 111' }, today).lastFour).toBeNull();
});

describe('the charge', () => {
  const draft = { ...emptyEntry, amount: '100,00', description: 'Livro', name: 'Ana Souza', reference: newReference('car', 32) };

  test('is typed in reais and sent in cents', () => {
    expect(readEntry(draft, today).body).toMatchObject({ amount: 10_000, installments: 1, customer: { name: 'Ana Souza' } });
  });

  test('has one instalment when it recurs, whatever was chosen before', () => {
    const { body } = readEntry({ ...draft, installments: '12', interval: 'Monthly', endDate: '2027-11-28' }, today);
    expect(body).toMatchObject({ installments: 1, recurrence: { interval: 'Monthly', endDate: '2027-11-28' } });
  });

  test.each([
    [{ amount: '0,99' }, 'amount'],
    [{ amount: '10.000.000,00' }, 'amount'],
    [{ amount: '1.234' }, 'amount'],
    [{ description: ' ' }, 'description'],
    [{ name: '' }, 'name'],
    [{ document: '529.982.247-26' }, 'document'],
    [{ email: 'ana@' }, 'email'],
    [{ interval: 'Annual', endDate: today }, 'endDate'],
  ])('%o is wrong', (change, field) => {
    expect(Object.keys(readEntry({ ...draft, ...change }, today).fieldErrors)).toEqual([field]);
  });

  test('what the form lets pass, the contract takes', () => {
    const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 18 }).map((all) => all.join(''));
    const number = fc
      .record({ first: fc.constantFrom('4', '51', '34', '36', '60'), digits })
      .map((made) => made.first + made.digits)
      .map((body) => Array.from({ length: 10 }, (_, last) => `${body}${last}`).find(isCardNumber) ?? '');
    const typed = fc.record({
      number: fc.oneof(number, fc.string()),
      holder: fc.constantFrom('Ana', 'José D’Ávila', ''),
      expiration: fc.oneof(fc.constantFrom('12/34', '1/27', '112030'), fc.string({ maxLength: 7 })),
      cvv: fc.oneof(fc.constantFrom('123', '1234'), fc.string({ maxLength: 4 })),
    });
    const asked = fc.record({
      amount: fc.constantFrom('1', '248,90', '9.999.999,99', '0,5'),
      name: fc.constantFrom('Ana', ''),
      installments: fc.integer({ min: 1, max: 12 }).map(String),
      interval: fc.constantFrom('', 'Monthly', 'Annual'),
    });
    fc.assert(
      fc.property(typed, asked, (card, change) => {
        const read = readCard(card, today);
        const { body } = readEntry({ ...draft, ...change }, today);
        if (body && read.card) expect(refusedFields(shapes['cardCharges.create'].request, { ...body, card: read.card })).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
