import { expect, test } from 'vitest';
import type { SavedPayee } from '@/lib/contracts/office/saved-payees/saved-payees.shape';
import { foundPayees, isSameName } from './found-payees';

const payee = (name: string, note = '', holderName = name): SavedPayee => ({
  id: name,
  name,
  note,
  pixKey: `${name}@loja.example`.toLowerCase(),
  pixType: 'email',
  holder: { name: holderName, document: null, institutionName: 'Banco Azul' },
  seenAt: '2026-11-27T15:00:00.000Z',
  paidAt: null,
  staff: 'Marina',
  version: 1,
});

const all = [payee('Padaria', 'NF todo dia 5', 'José da Conceição ME'), payee('Aluguel')];

test.each([
  ['', ['Padaria', 'Aluguel']],
  ['  ', ['Padaria', 'Aluguel']],
  ['conceicao JOSÉ', ['Padaria']],
  ['nf dia', ['Padaria']],
  ['aluguel@', ['Aluguel']],
  ['banco azul', ['Padaria', 'Aluguel']],
  ['nf aluguel', []],
])('%j finds %j', (text, names) => {
  expect(foundPayees(all, text).map(({ name }) => name)).toEqual(names);
});

test('a name is the same without its accents and blanks, and another with another word', () => {
  expect([isSameName('José  da Conceição', 'JOSE DA CONCEICAO '), isSameName('José', 'José Filho')]).toEqual([true, false]);
});
