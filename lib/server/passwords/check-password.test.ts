import { expect, test } from 'vitest';
import { checkPassword } from './check-password';

const owner = { name: 'Marina Gonçalves', email: 'marina.g@padaria-aurora.example' };
const check = (password: string) => checkPassword(password, owner, 'https://caixa.padaria-aurora.example');

test.each([
  ['curta', 'short'],
  ['elevencars1', 'short'],
  [' '.repeat(12), 'blank'],
  ['\t'.repeat(40), 'blank'],
  ['aaaaaaaaaaaa', 'repeated'],
  ['abababababab', 'repeated'],
  ['senhasenhasenha', 'repeated'],
  ['x'.repeat(128), 'repeated'],
  ['abcdefghijklmno', 'sequence'],
  ['123456789012', 'common'],
  ['password1234', 'common'],
  ['senha12345678', 'common'],
  ['qwertyuiopasdf', 'common'],
  ['balcao-demo-2026', 'own-words'],
  ['Balcão12345678', 'own-words'],
  ['marina.g@padaria-aurora.example', 'own-words'],
  ['MARINA.G@PADARIA-AURORA.EXAMPLE', 'own-words'],
  ['marinagoncalves', 'own-words'],
  ['Gonçalves2026', 'own-words'],
  ['padaria-aurora1', 'own-words'],
])('%j is refused as a password: %s', (password, reason) => {
  expect(check(password)).toBe(reason);
});

test.each([
  'quatro palavras bem longas',
  'uma senha bem nova',
  'kX9#mQ2$vL7@pZ',
  'o forno da esquina abre cedo',
  'x7Qm'.padEnd(64, 'abc kz9 trem lua pão '),
  `o forno da esquina abre cedo${' e fecha tarde'.repeat(7)}`,
])('%j is accepted as a password, without composition rules', (password) => {
  expect(check(password)).toBeNull();
});
