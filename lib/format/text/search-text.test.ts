import { expect, test } from 'vitest';
import { recogniseSearch } from './search-text';

test.each([
  ['E12345678202009091221abcdef12345', 'endToEndId'],
  ['D12345678202009091000abcde123456', 'endToEndId'],
  ['E12345678202009091221ghijk78901234', 'endToEndId'],
  ['Ea9c291526ae54b4cb41d9909bdf6d792', 'endToEndId'],
  ['loja20261127143205ab3k9q2x7z', 'transactionId'],
  ['pedido-2026-0012', 'reference'],
  ['123e4567-e12b-12d1-a456-426655440000', 'reference'],
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
