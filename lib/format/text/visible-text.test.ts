import { expect, test } from 'vitest';
import { isVisible, visibleText } from './visible-text';

test.each([
  ['maria@loja.example\u200b', 'maria@loja.example'],
  ['\ufeff12.345.678/0001-95\u2060', '12.345.678/0001-95'],
  ['R$\u00a01.234,56\r\n', 'R$ 1.234,56'],
  ['pedido\u2028-77', 'pedido -77'],
  ['\u202e123\u202c', '123'],
  ['a\u0000b', 'ab'],
  ['já está bom', 'já está bom'],
])('%j is seen as %j', (text, seen) => {
  expect(visibleText(text)).toBe(seen);
  expect(isVisible(text)).toBe(text === seen);
});
