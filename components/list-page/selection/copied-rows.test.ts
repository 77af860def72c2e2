import { expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { copiedRows } from './copied-rows';

const words = { states: { paid: 'Paga' } };

test('rows are lines of cells apart by tabs, written as Brazilian spreadsheets read them, and what one would run is made inert', () => {
  const text = copiedRows(
    ['Quando', 'Valor', 'Situação', 'Parcelas', 'Nota'],
    [
      [
        { kind: 'instant', value: '2026-11-27T17:32:05Z' },
        { kind: 'money', value: toReais('-1234.56') },
        { kind: 'word', words: 'states', value: 'paid' },
        { kind: 'number', value: 3 },
        { kind: 'text', value: 'de\tum\nlado' },
      ],
      [
        { kind: 'second', value: null },
        { kind: 'money', value: null },
        { kind: 'word', words: 'states', value: 'new-one' },
        { kind: 'number', value: null },
        { kind: 'text', value: '=HYPERLINK("https://evil.example")' },
      ],
    ],
    words,
    { locale: 'pt-BR', zone: 'America/Sao_Paulo' },
  );
  expect(text.split('\n').map((line) => line.split('\t'))).toEqual([
    ['Quando', 'Valor', 'Situação', 'Parcelas', 'Nota'],
    ['27/11/2026 14:32:05', '-1234,56', 'Paga', '3', 'de um lado'],
    ['', '', 'new-one', '', `'=HYPERLINK("https://evil.example")`],
  ]);
});
