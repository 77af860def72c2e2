import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import type { Zone } from '@/lib/format/zone';
import type { Cell, FileColumn } from './file-format';
import { xlsxFormat } from './xlsx-format';

const columns: FileColumn[] = [
  { id: 'createdAt', header: 'Criada em', kind: 'instant' },
  { id: 'payerName', header: 'Pagador', kind: 'text' },
  { id: 'amount', header: 'Valor', kind: 'money' },
  { id: 'payerDocument', header: 'Documento', kind: 'text' },
];

/** A workbook as a program of others reads it, by the names of its sheets. */
async function readBack(rows: readonly Cell[][], zone: Zone = 'America/Sao_Paulo') {
  const file = xlsxFormat.open(columns, zone);
  const body = rows.map((row) => file.rows([row]));
  const { head, tail } = file.end({
    title: 'Balcão · Transações',
    range: { from: '2026-11-26', to: '2026-11-27' },
    lines: [['Nome', '+1']],
    counts: [{ label: 'Líquido', kind: 'money', value: toReais('-1234.50') }],
  });
  return readXlsxFile(Buffer.concat([head, ...body, tail]));
}

test('another program reads amounts as numbers, times as dates, and documents, formulas and odd signs as text', async () => {
  const [sheet] = await readBack([
    ['2026-11-27T02:59:59.000Z', '=HYPERLINK("http://x")', '-1234.50', '00012345678909'],
    ['2026-11-27T15:00:01.000Z', 'João "Zé" & <Silva>\nfilho', '0.10', '1E5'],
    ['2026-11-27T15:00:01.000Z', null, null, null],
  ]);
  const [head, first, second, third] = sheet?.data ?? [];
  expect(head).toEqual(['Criada em', 'Pagador', 'Valor', 'Documento']);
  expect(first?.slice(1)).toEqual(['=HYPERLINK("http://x")', -1234.5, '00012345678909']);
  expect(second?.slice(1)).toEqual(['João "Zé" & <Silva>\nfilho', 0.1, '1E5']);
  expect(third?.slice(1)).toEqual([null, null, null]);
  // A workbook knows no time zones: the wall clock of Brasília, to the second.
  expect([first?.[0], second?.[0]].map((at) => at instanceof Date && at.toISOString().slice(0, 19))).toEqual([
    '2026-11-26T23:59:59',
    '2026-11-27T12:00:01',
  ]);
});

test('another program finds the sheet that describes the file', async () => {
  const [, about] = await readBack([]);
  expect(about?.data).toEqual([
    ['Balcão · Transações', null],
    ['Nome', '+1'],
    ['Líquido', -1234.5],
  ]);
});
