import { expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { dayFile } from './day-file';

const side = (amounts: readonly [string, string, string, string, string]) => {
  const [opening = toReais(0), come = toReais(0), out = toReais(0), closing = toReais(0), difference = toReais(0)] = amounts.map(toReais);
  return { opening, in: come, out, closing, difference };
};
const still = side(['0', '0', '0', '0', '0']);
const days = [
  { day: '2026-11-26', lines: 3, available: side(['100', '50.5', '1.25', '149.25', '0']), blocked: still },
  { day: '2026-11-27', lines: 2, available: side(['149.25', '0', '0', '140', '9.25']), blocked: side(['0', '10', '0', '10', '0']) },
  { day: '2026-11-28', lines: 1, available: null, blocked: null },
];
const words = {
  head: ['Dia', 'Saldo', 'Abertura', 'Entradas', 'Saídas', 'Fechamento', 'Diferença'],
  sides: { AVAILABLE: 'Disponível', BLOCKED: 'Bloqueado' },
};

test('has a line for each day and side that moved, with what it is short of, in the notation of the reader', () => {
  expect(dayFile(days, words, 'pt-BR').split('\r\n')).toEqual([
    '\uFEFFDia;Saldo;Abertura;Entradas;Saídas;Fechamento;Diferença',
    '2026-11-26;Disponível;100,00;50,50;1,25;149,25;0,00',
    '2026-11-27;Disponível;149,25;0,00;0,00;140,00;9,25',
    '2026-11-27;Bloqueado;0,00;10,00;0,00;10,00;0,00',
    '2026-11-28;Disponível;;;;;',
    '',
  ]);
  expect(dayFile(days, words, 'en')).toContain('2026-11-26,Disponível,100.00,50.50,1.25,149.25,0.00\r\n');
});
