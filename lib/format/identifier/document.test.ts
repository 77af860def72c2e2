import { cnpj, cpf } from 'cpf-cnpj-validator';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentKind, formatDocument, maskDocument, onlyDocument } from './document';

const letters = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digits = fc.constantFrom(...'0123456789');
const checkDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const text = (unit: fc.Arbitrary<string>, length: number) => fc.string({ unit, minLength: length, maxLength: length });

describe('documentKind', () => {
  test.each(['529.982.247-25', '111.444.777-35', '123.456.789-09', '12345678909'])('accepts %s as a CPF', (valid) => {
    expect(documentKind(valid)).toBe('cpf');
  });

  test.each(['12.ABC.345/01DE-35', '12.abc.345/01de-35', '11.222.333/0001-81', '00.000.000/0001-91'])('accepts %s as a CNPJ', (valid) => {
    expect(documentKind(valid)).toBe('cnpj');
  });

  test.each(['111.111.111-11', '529.982.247-26', '12ABC34501DE36', '00000000000000', 'AAAAAAAAAAAA00', '12ABC34501DE3A', '1234567890', ''])(
    'refuses %j',
    (wrong) => {
      expect(documentKind(wrong)).toBeNull();
    },
  );

  test.each([
    ['cpf', text(digits, 9), cpf],
    ['cnpj', text(letters, 12), cnpj],
  ] as const)('agrees with an independent implementation on all check digits of a %s', (kind, bodies, opinion) => {
    fc.assert(
      fc.property(bodies, (body) => {
        const documents = checkDigits.map((check) => body + check);
        const valid = documents.filter((document) => documentKind(document) === kind);
        expect(valid).toEqual(documents.filter((document) => opinion.isValid(document)));
      }),
    );
  });
});

test('removes punctuation and capitalises letters', () => {
  expect(onlyDocument(' 12.abc.345/01de-35 ')).toBe('12ABC34501DE35');
});

test('formats by length and leaves anything else unchanged', () => {
  expect(formatDocument('12345678909')).toBe('123.456.789-09');
  expect(formatDocument('12abc34501de35')).toBe('12.ABC.345/01DE-35');
  expect(formatDocument('123')).toBe('123');
});

describe('maskDocument', () => {
  test.each([
    ['12345678909', '***.456.789-**'],
    ['123.456.789-09', '***.456.789-**'],
    ['11222333000181', '**.222.333/0001-**'],
    ['12ABC34501DE35', '**.ABC.345/01DE-**'],
    ['1234567890', '•••'],
    ['', '•••'],
  ])('masks %j to %s', (document, masked) => {
    expect(maskDocument(document)).toBe(masked);
    expect(maskDocument(masked)).toBe(masked);
  });

  test('reveals nothing of a document of any other length', () => {
    const odd = fc.string({ unit: digits, maxLength: 20 }).filter((document) => ![11, 14].includes(document.length));
    fc.assert(
      fc.property(odd, (document) => {
        expect(maskDocument(document)).toBe('•••');
      }),
    );
  });
});
