import 'server-only';
import { headText, sheetText } from '@/lib/format/text/safe-text';
import { sheetTime } from '@/lib/format/time/sheet-time';
import type { Zone } from '@/lib/format/zone';
import type { Cell, FileColumn, FileFormat, FileHead } from './file-format';

interface Manner {
  readonly separator: ';' | ',';
  readonly start: string;
  readonly text: (text: string) => string;
  readonly amount: (amount: string) => string;
  readonly instant: (instant: string, zone: Zone) => string;
  readonly headLine: (cells: readonly string[]) => string;
}

/** CSV for Brazilian spreadsheets: semicolons, decimal comma, byte order mark, times in the reader's zone. */
export const spreadsheetCsvFormat = csvForm({
  separator: ';',
  start: '\uFEFF',
  text: sheetText,
  amount: (amount) => amount.replace('.', ','),
  instant: sheetTime,
  headLine: (cells) => cells.map((cell) => quoted(cell, ';')).join(';'),
});

/** CSV for programs: commas, decimal point, ISO instants, every cell as the service has it. Header lines begin with a number sign. */
export const machineCsvFormat = csvForm({
  separator: ',',
  start: '',
  text: (text) => text,
  amount: (amount) => amount,
  instant: (instant) => instant,
  headLine: (cells) => `# ${cells.join(': ')}`,
});

function csvForm(manner: Manner): FileFormat {
  return {
    open(columns, zone) {
      const writers = columns.map(({ kind }) => writerOf(kind, manner, zone));
      const lineOf = (row: readonly Cell[]) => `${writers.map((write, at) => write(row[at] ?? null)).join(manner.separator)}\r\n`;
      return {
        rows: (rows) => Buffer.from(rows.map(lineOf).join('')),
        end: (head) => ({ head: Buffer.from(headOf(head, columns, manner)), tail: Buffer.alloc(0) }),
      };
    },
  };
}

function writerOf(kind: FileColumn['kind'], { separator, text, amount, instant }: Manner, zone: Zone): (cell: Cell) => string {
  const plain = (cell: string) => quoted(text(cell), separator);
  const write = { text: plain, word: plain, money: amount, number: String, instant: (cell: string) => instant(cell, zone) }[kind];
  return (cell) => (cell === null ? '' : write(String(cell)));
}

function headOf({ title, lines, counts }: FileHead, columns: readonly FileColumn[], manner: Manner): string {
  const { separator, headLine } = manner;
  const facts = lines.map(([label, text]) => headLine([headText(label), headText(manner.text(text))]));
  const counted = counts.map(({ label, kind, value }) =>
    headLine([headText(label), kind === 'money' ? manner.amount(value) : String(value)]),
  );
  const names = columns.map(({ header }) => quoted(headText(header), separator)).join(separator);
  return `${manner.start}${[headLine([headText(title)]), ...facts, ...counted, ...(separator === ';' ? [''] : []), names].join('\r\n')}\r\n`;
}

/** Quotes a cell that contains a separator, a quote or a line break. */
function quoted(text: string, separator: string): string {
  return text.includes(separator) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
