import { describe, expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import type { Zone } from '@/lib/format/zone';
import { cellsOf, parseDelimited, unzip } from '@/lib/server/exports/testing/read-back';
import { readOfx } from '@/lib/server/exports/testing/read-ofx';
import { machineCsvFormat, spreadsheetCsvFormat } from './csv-format';
import type { Cell, FileColumn, FileFormat, FileHead } from './file-format';
import { ofxFormat } from './ofx-format';
import { xlsxFormat } from './xlsx-format';

const columns: FileColumn[] = [
  { id: 'createdAt', header: 'Criada em', kind: 'instant' },
  { id: 'reason', header: 'Quem; onde', kind: 'text' },
  { id: 'amount', header: 'Valor', kind: 'money' },
  { id: 'balance', header: 'Saldo', kind: 'number' },
  { id: 'id', header: 'Id', kind: 'text' },
];
const rows: Cell[][] = [
  ['2026-11-27T02:59:59.000Z', '=HYPERLINK("http://x")', '-1234.50', 204, '00012345678909'],
  ['2026-11-27T15:00:01.000Z', 'João "Zé"; Silva\nfilho', '0.115', null, 'E1234'],
  ['2026-11-27T15:00:01.000Z', null, null, 7, '1E5'],
];
const head: FileHead = {
  title: 'Balcão · Transações',
  range: { from: '2026-11-26', to: '2026-11-27' },
  lines: [
    ['Período', '26 a 27 nov 2026'],
    ['Nome', '+1'],
  ],
  counts: [
    { label: 'Linhas', kind: 'number', value: 3 },
    { label: 'Líquido', kind: 'money', value: toReais('-1234.385') },
  ],
};

const account = { number: '123456', available: '7.00', at: '2026-11-27T15:00:02.000Z' };

function written(form: FileFormat, given = rows, zone: Zone = 'America/Sao_Paulo'): Buffer {
  const file = form.open(columns, zone);
  const body = given.map((row) => file.rows([row]));
  const { head: start, tail } = file.end(head);
  return Buffer.concat([start, ...body, tail]);
}

describe('the Brazilian CSV', () => {
  const text = written(spreadsheetCsvFormat).toString('utf8');
  const records = parseDelimited(text.slice(1), ';');

  test('begins with a byte order mark and a description', () => {
    expect(text.charAt(0)).toBe('\uFEFF');
    expect(records.slice(0, 6)).toEqual([
      ['Balcão · Transações'],
      ['Período', '26 a 27 nov 2026'],
      ['Nome', "'+1"],
      ['Linhas', '3'],
      ['Líquido', '-1234,385'],
      [''],
    ]);
    expect(records[6]).toEqual(['Criada em', 'Quem; onde', 'Valor', 'Saldo', 'Id']);
  });

  test('has decimal commas, days of Brasília, ids as text and no formula', () => {
    expect(records.slice(7)).toEqual([
      ['26/11/2026 23:59:59', '\'=HYPERLINK("http://x")', '-1234,50', '204', "'00012345678909"],
      ['27/11/2026 12:00:01', 'João "Zé"; Silva\nfilho', '0,115', '', 'E1234'],
      ['27/11/2026 12:00:01', '', '', '7', "'1E5"],
    ]);
  });
});

test.each(['=1', '+1', '-1', '@x', '\t=1', '\rx', '\0=1', ' =1', '＝1', '＋1', '－1', '＠1'])('no cell is run as a formula: %j', (text) => {
  const body = spreadsheetCsvFormat
    .open(columns, 'UTC')
    .rows([[null, text, null, null, null]])
    .toString('utf8');
  expect(body).toMatch(/^;"?'/);
});

test.each(['=1', '+5511987654321', '-1', '@x', 'a,b'])('a program reads the cell %j byte for byte', (text) => {
  const body = machineCsvFormat
    .open(columns, 'UTC')
    .rows([[null, text, null, null, null]])
    .toString('utf8');
  expect(parseDelimited(body, ',')[0]?.[1]).toBe(text);
});

describe('a file header', () => {
  const starts = ['=1', '+1', '-1', '@x', '\t=1', '\r=1', ' =1', '＝1', 'x,=1', 'x; +1', 'x\n=1', 'x\t@1', 'x|-1'];
  const hostile = (text: string): FileHead => ({
    ...head,
    title: text,
    lines: [[text, text]],
    counts: head.counts.map((count) => ({ ...count, label: text })),
  });
  /** Splits a line at every separator that any spreadsheet uses. */
  const cellsOfLine = (line: string) => line.split(/[,;\t|]/).map((cell) => cell.replace(/^# /, '').trimStart().replace(/^"/, ''));

  test.each(starts)('has no cell that is run as a formula, whatever its labels and texts: %j', (text) => {
    for (const form of [spreadsheetCsvFormat, machineCsvFormat]) {
      const odd = columns.map((column) => ({ ...column, header: text }));
      const lines = form.open(odd, 'UTC').end(hostile(text)).head.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
      expect(lines.filter((line) => /[\r\n\t]/.test(line))).toEqual([]);
      const numbers = ['-1234,385', '-1234.385', '385'];
      const cells = lines
        .flatMap(cellsOfLine)
        .filter((cell) => !numbers.some((number) => cell.endsWith(number) || number.startsWith(cell)));
      expect(cells.filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([]);
    }
  });

  test.each(['=1', '+1', '@x'])('of a workbook is marked as quoted text where it would be run: %j', (text) => {
    const file = xlsxFormat.open([{ id: 'a', header: text, kind: 'text' }], 'UTC');
    const { tail } = file.end(hostile(text));
    const files = unzip(tail);
    for (const sheet of ['sheet1', 'sheet2']) {
      const cells = (files.get(`xl/worksheets/${sheet}.xml`) ?? '').match(/ t="inlineStr" s="\d">/g) ?? [];
      expect(new Set(cells)).toEqual(
        new Set(sheet === 'sheet1' ? [' t="inlineStr" s="5">'] : [' t="inlineStr" s="4">', ' t="inlineStr" s="5">']),
      );
    }
  });

  test('of OFX, and its lines, escape tags', () => {
    const text = written(ofxFormat({ ...account, number: '1<ACCTID>2\r\n<X>' }), [
      ['2026-11-27T15:00:01.000Z', '<X>', '-1.50', '98.50', '1<FITID>2\n<X>'],
    ]).toString('latin1');
    expect(text.match(/<X>/g)).toBeNull();
    expect([text.match(/<ACCTID>/g)?.length, text.match(/<FITID>/g)?.length]).toEqual([1, 1]);
  });
});

test('for programs is plain CSV after lines that begin with a number sign', () => {
  const lines = written(machineCsvFormat).toString('utf8').split('\r\n');
  expect(lines.slice(0, 5)).toEqual([
    '# Balcão · Transações',
    '# Período: 26 a 27 nov 2026',
    "# Nome: '+1",
    '# Linhas: 3',
    '# Líquido: -1234.385',
  ]);
  expect(parseDelimited(lines.slice(5).join('\r\n'), ',').slice(1)).toEqual([
    ['2026-11-27T02:59:59.000Z', '=HYPERLINK("http://x")', '-1234.50', '204', '00012345678909'],
    ['2026-11-27T15:00:01.000Z', 'João "Zé"; Silva\nfilho', '0.115', '', 'E1234'],
    ['2026-11-27T15:00:01.000Z', '', '', '7', '1E5'],
  ]);
});

describe('the workbook', () => {
  const files = unzip(written(xlsxFormat, [...rows, [null, 'a\u0001<b>&\ud800', null, null, '=1']]));
  const cells = (sheet: string) => cellsOf(files.get(`xl/worksheets/${sheet}.xml`) ?? '');

  test('has the parts that a workbook must have', () => {
    expect([...files.keys()].toSorted()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
      'xl/worksheets/sheet2.xml',
    ]);
  });

  test('has numbers as numbers, times as local time in Brasília, text as text', () => {
    expect(cells('sheet1')).toEqual([
      ['Criada em', 'Quem; onde', 'Valor', 'Saldo', 'Id'],
      ['46352.999988426', '=HYPERLINK("http://x")', '-1234.50', '204', '00012345678909'],
      ['46353.5000115741', 'João "Zé"; Silva\nfilho', '0.115', '', 'E1234'],
      ['46353.5000115741', '', '', '7', '1E5'],
      ['', 'a&lt;b&gt;&amp;', '', '', '=1'],
    ]);
    expect(files.get('xl/worksheets/sheet1.xml')).toContain('<c r="E5" t="inlineStr" s="4"><is><t xml:space="preserve">=1</t>');
  });

  test('describes itself on a sheet of its own', () => {
    expect(cells('sheet2')).toEqual([
      ['Balcão · Transações'],
      ['Período', '26 a 27 nov 2026'],
      ['Nome', '+1'],
      ['Linhas', '3'],
      ['Líquido', '-1234.385'],
    ]);
  });

  test('has columns wide enough for what they hold, a head that stays in view, and a filter over all rows', () => {
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/width="\d+"/g)).toEqual(['width="20"', 'width="28"', 'width="16"', 'width="12"', 'width="28"']);
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet).toMatch(/<\/sheetData><autoFilter ref="A1:E5"\/><\/worksheet>$/);
  });

  test('ends with a reason where there are more rows than a sheet holds', () => {
    const file = xlsxFormat.open([], 'UTC');
    const many = Array.from({ length: 524_288 }, () => []);
    file.rows(many);
    expect(() => file.rows(many)).toThrow(expect.objectContaining({ problem: expect.objectContaining({ errorCode: 'SVB436' }) }));
  });

  test('is valid without rows', () => {
    expect(unzip(written(xlsxFormat, [])).get('xl/worksheets/sheet1.xml')).toContain('Criada em');
  });
});

test('OFX has stable ids, signed amounts with points, Brasília with its offset, and the balance of the newest line', () => {
  const text = written(ofxFormat(account), [
    ['2026-11-27T15:00:01.000Z', 'Tarifa <Pix> & cia · ção', '-1.50', '98.50', '12'],
    ['2026-11-27T02:59:59.000Z', 'Pix recebido', '100.00', '100.00', '11'],
  ]).toString('latin1');
  expect(text).toContain('OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\n');
  expect(text).toContain('<CURDEF>BRL<BANKACCTFROM><BANKID>000<ACCTID>123456<ACCTTYPE>CHECKING</BANKACCTFROM>');
  expect(text).toContain('<DTSTART>20261126000000[-3:BRT]<DTEND>20261127235959[-3:BRT]');
  expect(text).toContain(
    '<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261127120001[-3:BRT]<TRNAMT>-1.50<FITID>12<MEMO>Tarifa  Pix    cia · ção</STMTTRN>',
  );
  expect(text).toContain('<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261126235959[-3:BRT]<TRNAMT>100.00<FITID>11<MEMO>Pix recebido</STMTTRN>');
  expect(text).toContain('<LEDGERBAL><BALAMT>98.50<DTASOF>20261127120001[-3:BRT]</LEDGERBAL>');
});

test('OFX in order of time closes with its last line, has no memo where nothing is said, and a strict program reads it', () => {
  const at = '2026-11-27T15:00:01.000Z';
  const file = written(ofxFormat(account), [
    ['2026-11-27T02:59:59.000Z', '<>', '100.00', '100.00', '11'],
    [at, 'Pix', '-1.50', '98.50', '12'],
    [at, 'Pix', '-8.50', '90.00', '13'],
  ]);
  expect(readOfx(file)).toMatchObject({
    lines: [{ memo: null }, { memo: 'Pix' }, { id: '13', at: new Date(at) }],
    balance: { amount: '90.00', at: new Date(at) },
  });
});

describe('in UTC', () => {
  const inUtc = (form: FileFormat) => written(form, rows, 'UTC');

  test('CSV and workbook have the days of UTC', () => {
    expect(
      parseDelimited(inUtc(spreadsheetCsvFormat).toString('utf8'), ';')
        .slice(7)
        .map(([at]) => at),
    ).toEqual(['27/11/2026 02:59:59', '27/11/2026 15:00:01', '27/11/2026 15:00:01']);
    const sheet = cellsOf(unzip(inUtc(xlsxFormat)).get('xl/worksheets/sheet1.xml') ?? '');
    expect(sheet.slice(1).map(([at]) => at)).toEqual(['46353.124988426', '46353.6250115741', '46353.6250115741']);
  });

  test('the file for programs is unchanged', () => {
    expect(inUtc(machineCsvFormat)).toEqual(written(machineCsvFormat));
  });

  test('OFX has the UTC offset at each time, and the period of UTC days', () => {
    const text = inUtc(ofxFormat(account)).toString('latin1');
    expect(text).toContain('<DTPOSTED>20261127025959[0:GMT]');
    expect(text).toContain('<DTSTART>20261126000000[0:GMT]<DTEND>20261127235959[0:GMT]');
    expect(text).not.toContain('BRT');
  });
});
