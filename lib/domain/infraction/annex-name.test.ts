import { expect, test } from 'vitest';
import { annexName } from './annex-name';

test.each([
  ['nota.pdf', 0, 'Anexo 1 · nota.pdf'],
  ['cobrança e pagador.pdf', 3, 'Anexo 4 · cobrança e pagador.pdf'],
  ['Anexo 1 · recibo.jpg', 1, 'Anexo 2 · recibo.jpg'],
  ['anexo 3 - recibo.jpg', 0, 'Anexo 1 · recibo.jpg'],
  ['Anexo 2.pdf', 0, 'Anexo 1 · Anexo 2.pdf'],
  ['sem ending', 0, 'Anexo 1 · sem ending'],
])('%s in place %i is called %s', (name, at, annex) => {
  expect(annexName(name, at)).toBe(annex);
});

test('a long name keeps its ending and stays within what the service takes', () => {
  const annex = annexName(`${'n'.repeat(251)}.pdf`, 0);
  expect(annex).toHaveLength(255);
  expect(annex).toMatch(/^Anexo 1 · n+\.pdf$/);
});
