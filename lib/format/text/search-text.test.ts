import { expect, test } from 'vitest';
import { isPartOfDocument, recogniseSearch, searchReadings } from './search-text';

test.each([
  ['E12345678202009091221abcdef12345', 'endToEndId'],
  ['D12345678202009091000abcde123456', 'endToEndId'],
  ['E12345678202009091221ghijk78901234', 'endToEndId'],
  ['Ea9c291526ae54b4cb41d9909bdf6d792', 'endToEndId'],
  ['loja20261127143205ab3k9q2x7z', 'transactionId'],
  ['pedido-2026-0012', 'reference'],
  ['123e4567-e12b-12d1-a456-426655440000', 'uuid'],
  ['https://loja.example/pix', 'address'],
  ['123.456.789-00', 'reference'],
  ['4711', 'reference'],
  ['Ana-Maria', 'reference'],
  ['Loja 24 Horas', 'name'],
  ['João', 'name'],
  ['Dona Maria d’Ávila', 'name'],
  ['E', 'name'],
  ['', 'name'],
])('recognises %j as %s', (text, kind) => {
  expect(recogniseSearch(`  ${text}\n`)).toEqual({ kind, value: text });
});

test.each([
  ['123.456.789-09', '12345678909'],
  ['\u200e123.456.789-09\u200b', '12345678909'],
  ['12345678909', '12345678909'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['11222333000181', '11222333000181'],
])('recognises %s as the document %s', (text, value) => {
  expect(recogniseSearch(text)).toEqual({ kind: 'document', value });
});

const today = '2026-11-27';

test.each([
  [
    '473,99',
    [
      ['amount', '473.99'],
      ['reference', '473,99'],
    ],
  ],
  [
    'R$ 473,99',
    [
      ['amount', '473.99'],
      ['reference', 'R$ 473,99'],
    ],
  ],
  [
    '− R$ 1.473,99',
    [
      ['amount', '1473.99'],
      ['reference', '− R$ 1.473,99'],
    ],
  ],
  [
    '1.234',
    [
      ['amount', '1234.00'],
      ['reference', '1.234'],
    ],
  ],
  [
    '4711',
    [
      ['reference', '4711'],
      ['amount', '4711.00'],
    ],
  ],
  [
    '27/11',
    [
      ['day', '2026-11-27'],
      ['reference', '27/11'],
    ],
  ],
  [
    'ines carneiro',
    [
      ['name', 'ines carneiro'],
      ['reference', 'ines carneiro'],
    ],
  ],
  [
    'pedido-48233',
    [
      ['reference', 'pedido-48233'],
      ['name', 'pedido-48233'],
    ],
  ],
])('%s may be each of these, the likeliest first', (typed, expected) => {
  const readings = searchReadings(typed, today).filter(({ kind }) => kind !== 'virtualAccount');
  expect(readings.map(({ kind, value }) => [kind, value])).toEqual(expected);
});

test('signs nobody sees are taken out, and blanks of any kind are one', () => {
  expect(searchReadings('\u200b\u202eHelena\u00a0 Prado\u2069', today)[0]).toEqual({ kind: 'name', value: 'Helena Prado' });
  expect(searchReadings(' R$\u00a0473,99\u200e', today)[0]).toEqual({ kind: 'amount', value: '473.99' });
  expect(searchReadings('\u200b', today)).toEqual([]);
});

test.each<[string, boolean]>([
  ['529.982', true],
  ['529982', true],
  ['529.982.247-26', true],
  ['***.982.247-**', true],
  ['11.222.333/0001', true],
  ['529.982.247-25', false],
  ['52998', false],
  ['473,99', false],
  ['27/11/2026', false],
  ['2026-11-27', false],
  ['pedido-529982', false],
])('%s is part of a document: %s', (text, is) => {
  expect(isPartOfDocument(text)).toBe(is);
});
