import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountFrom,
  bodyInstant,
  callbackUrl,
  clientReference,
  documentNumber,
  personName,
  pixText,
  serviceAccount,
  virtualAccount,
} from './body-field.shape';

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) => schema.safeParse(value).success;

describe('an amount in reais to send', () => {
  test.each([1, 1.5, 1.55, 2.3, 4.35, 1.1, 999_999_999_999.99])('accepts %d', (value) => {
    expect(takes(amountFrom(1), value)).toBe(true);
  });

  test.each([0.99, 0, -1, 1.005, 4.355, 1.1 + 2.2, 1e12, 1e21, Number.NaN, Number.POSITIVE_INFINITY, '1', null])('refuses %s', (value) => {
    expect(takes(amountFrom(1), value)).toBe(false);
  });

  test('accepts its minimum and nothing below it', () => {
    expect([0.01, 0.1, 0].map((value) => takes(amountFrom(0.1), value))).toEqual([false, true, false]);
    expect(takes(amountFrom(0), 0)).toBe(true);
  });

  test('accepts every whole number of cents', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (cents) => takes(amountFrom(0.01), cents / 100)));
  });

  test('refuses every amount with a third decimal', () => {
    const thousandths = fc.integer({ min: 1, max: 9_999_999_999 }).filter((value) => value % 10 !== 0);
    fc.assert(fc.property(thousandths, (value) => !takes(amountFrom(0), value / 1000)));
  });
});

test.each([
  ['João da Silva', true],
  ['Zoë Łukasz', true],
  ['Joa\u0303o', true],
  ['李 小龍', true],
  ["D'Ávila", false],
  ['Ana-Maria', false],
  ['Ana 2', false],
  ['Ana.', false],
  ['', false],
  ['   ', false],
])('accepts only letters and spaces as a name: %s', (name, taken) => {
  expect(takes(personName, name)).toBe(taken);
});

test.each([
  ['52998224725', true],
  ['11222333000181', true],
  ['12ABC34501DE35', true],
  ['52998224724', false],
  ['11111111111', false],
  ['12ABC34501DE36', false],
  ['12abc34501de35', false],
  ['529.982.247-25', false],
  ['5299822472', false],
])('accepts documents without punctuation and with correct check digits: %s', (document, taken) => {
  expect(takes(documentNumber, document)).toBe(taken);
});

test.each([
  ['clientReference', clientReference, 64],
  ['virtualAccount', virtualAccount, 50],
  ['a text that travels with the Pix', pixText, 140],
] as const)('accepts %s up to its limit and not beyond', (_, schema, max) => {
  expect([1, max, 0, max + 1].map((length) => takes(schema, 'x'.repeat(length)))).toEqual([true, true, false, false]);
});

test.each(['000123', '999999'])('keeps the account %s as text', (account) => {
  expect(serviceAccount.parse(account)).toBe(account);
});

test.each(['12345', '1234567', '12345a', ' 12345', '１２３４５６', 123456])('refuses the account %s', (account) => {
  expect(takes(serviceAccount, account)).toBe(false);
});

test.each([
  ['https://loja.example/pix?order=1', true],
  ['http://127.0.0.1:3000/api/callbacks/key', true],
  ['ftp://loja.example/', false],
  ['javascript:alert(1)', false],
  ['loja.example', false],
])('accepts only web addresses as a callback URL: %s', (url, taken) => {
  expect(takes(callbackUrl, url)).toBe(taken);
});

test.each([
  ['2026-11-27T03:00:00Z', true],
  ['2026-11-27T00:00:00.000-03:00', true],
  ['2026-11-27', false],
  ['2026-11-27T00:00:00', false],
  ['2026-02-30T00:00:00Z', false],
])('accepts instants that exist and have a zone: %s', (instant, taken) => {
  expect(takes(bodyInstant, instant)).toBe(taken);
});
