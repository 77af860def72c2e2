import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentKind, formatDocument } from '@/lib/format/identifier/document';
import { cardBrand } from './card-brand';
import { isCardNumber } from './card-number';
import { hasCardNumber } from './card-number-in-text';

describe('a card number is found', () => {
  test.each([
    '4111111111111111',
    'Pagou com o cartão 4111 1111 1111 1111 na loja.',
    'cartão 4111-1111-1111-1111',
    'cartão nº4111111111111111, validade 12/30',
    'cartao4111111111111111',
    'Amex 3782 822463 10005.',
    '(5105105105105100)',
    'pedido 47102 4111 1111 1111 1111 12x',
    '4111 – 1111 – 1111 – 1111',
    '4111\u00a01111\u00a01111\u00a01111',
    '4111\u200b1111\u200b1111\u200b1111',
    '41111111 11111111',
    '4-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1',
    '41 11 11 11 11 11 11 11',
    'Visa 4222222222222 e Diners 30569309025904',
    '6062826786276634 (Hipercard), 6362970000457013 (Elo)',
    'ligue +55 11 99999-8888, cartão 5555 5555 5555 4444',
  ])('in %j', (text) => {
    expect(hasCardNumber(text)).toBe(true);
  });

  const lengths = [
    ['4', 16],
    ['4', 19],
    ['51', 16],
    ['2221', 16],
    ['34', 15],
    ['36', 14],
    ['3528', 16],
    ['6011', 16],
    ['606282', 16],
    ['636368', 16],
  ] as const;
  const number = fc
    .record({ kind: fc.constantFrom(...lengths), digits: fc.array(fc.nat(9), { minLength: 19, maxLength: 19 }) })
    .map(({ kind: [first, length], digits }) => {
      const body = `${first}${digits.join('')}`.slice(0, length - 1);
      return Array.from({ length: 10 }, (_, last) => `${body}${last}`).find(isCardNumber) ?? '';
    })
    .filter((made) => documentKind(made) === null);

  test('of every brand, bare or in groups of four, with words around it', () => {
    const text = fc.record({ made: number, by: fc.constantFrom('', ' ', '-', ' - '), words: fc.constantFrom('', 'cartão ', 'R$ 30,50: ') });
    fc.assert(
      fc.property(text, ({ made, by, words }) => hasCardNumber(`${words}${made.match(/.{1,4}/g)?.join(by)}, obrigado`)),
      { numRuns: 1000 },
    );
  });
});

describe('nothing is found in a text without a card number', () => {
  test.each([
    'O pedido 47102 foi feito em 22 nov 2026, às 13:58.',
    '4111111111111112',
    'E18236120202611271432abcdef12345',
    'E1823612020261127143241111111111111111',
    'CNPJ 11222333000181 e 12.345.678/0001-95',
    'ligar para +5511999998888 ou +49 1512 3456789',
    'CPF 529.982.247-25',
    '1111 2222 3333',
    '41111111111111111111111',
    '23793.38128 60007.827136 95000.063305 9 75520000370000',
    '84670000001-7 43590024020-9 02405000243-5 84221010811-9',
    'de 23-11-2026 a 27-11-2026, ou 23-11-2026 - 27-11-2026',
    'Chave da nota: 3526 1111 2223 3300 0181 5500 1000 0471 0211 2345 6784',
    '4111 1111\n1111 1111',
    '',
  ])('%j', (text) => {
    expect(hasCardNumber(text)).toBe(false);
  });

  const digits = (length: number) => fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''));
  const cnpj = digits(12)
    .map((body) => Array.from({ length: 100 }, (_, check) => `${body}${String(check).padStart(2, '0')}`).find((made) => documentKind(made)))
    .filter((made) => made !== undefined);
  const area = fc.constantFrom('11', '21', '41', '47', '49', '51', '55', '62', '67', '85');
  const phone = fc
    .record({ area, mobile: digits(8) })
    .chain(({ area: code, mobile }) =>
      fc.constantFrom(
        `+55${code}9${mobile}`,
        `55${code}9${mobile}`,
        `(${code}) 9${mobile.slice(0, 4)}-${mobile.slice(4)}`,
        `+55 ${code} 9${mobile.slice(0, 4)} ${mobile.slice(4)}`,
        `${code} 9${mobile.slice(0, 4)}-${mobile.slice(4)} ${code} 9${mobile.slice(4)}-${mobile.slice(0, 4)}`,
      ),
    );
  const id = fc.oneof(
    fc.constant(null).map(() => randomUUID()),
    fc.uuid(),
    digits(12).map((tail) => `41111111-1111-4111-8111-${tail}`),
    fc.stringMatching(/^E[0-9]{8}20261127[0-9]{4}[0-9a-zA-Z]{11}$/),
    fc.stringMatching(/^c[0-9a-z]{24}$/),
    fc.stringMatching(/^[0-9a-f]{64}$/),
  );

  test.each([
    [
      'CNPJs, bare or written out',
      fc.oneof(
        cnpj,
        cnpj.map(formatDocument),
        cnpj.map((made) => `${made.slice(0, 8)} ${made.slice(8)}`),
      ),
    ],
    ['phone numbers', phone],
    ['ids', id],
    ['amounts', fc.integer({ min: 0, max: 999_999_999_999 }).map((amount) => `R$ ${(amount / 100).toFixed(2)}`)],
  ])('1,000 %s', (_, made) => {
    fc.assert(
      fc.property(made, (text) => !hasCardNumber(text) && !hasCardNumber(`pagou ${text} ontem`)),
      { numRuns: 1000 },
    );
  });
});

test.each(['1', 'a', '1 ', '4111 ', '1a', '-'])('a long text of %j has none', (sign) => {
  expect(hasCardNumber(sign.repeat(10_000))).toBe(false);
});

test('a brand has its lengths and its security code', () => {
  expect(cardBrand('4')).toMatchObject({ name: 'Visa', cvv: 3 });
  expect(cardBrand('378282246310005')).toMatchObject({ name: 'Amex', lengths: [15], cvv: 4 });
  expect(cardBrand('6362970000457013')).toMatchObject({ name: 'Elo' });
  expect(cardBrand('9')).toBeNull();
});
