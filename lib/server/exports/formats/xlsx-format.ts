import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { inertText } from '@/lib/format/text/safe-text';
import { wallClock } from '@/lib/format/time/wall-clock';
import type { Zone } from '@/lib/format/zone';
import type { Cell, CellKind, FileColumn, FileFormat, FileHead, OpenFile } from './file-format';
import { maxSheetRows } from './max-sheet-rows';
import { xlsxParts } from './xlsx-parts';
import { zipStream } from './zip-stream';

/** Indexes of the cell styles in `xlsxParts.styles`. */
const cellStyle = { plain: 0, head: 1, instant: 2, money: 3, inert: 4, inertHead: 5 } as const;

/** A workbook of two sheets: the rows, and a description. Rows are streamed; none is held in memory. */
export const xlsxFormat: FileFormat = { open: openWorkbook };

function openWorkbook(columns: readonly FileColumn[], zone: Zone): OpenFile {
  const zip = zipStream();
  const rowOf = rowWriter(columns.length);
  let count = 0;
  const begin = () =>
    Buffer.concat([
      zip.begin('xl/worksheets/sheet1.xml'),
      zip.content(
        xlsxParts.sheetStart(columns.map(widthOf), { freezesHead: true }) +
          rowOf(
            1,
            columns.map(({ header }) => textCell(header, 'head')),
          ),
      ),
    ]);
  let opening: Buffer | null = begin();

  /** Writes the start of the file, once. */
  const start = () => {
    const bytes = opening ?? Buffer.alloc(0);
    opening = null;
    return bytes;
  };

  return {
    rows(rows) {
      const first = count + 2;
      count += rows.length;
      if (count > maxSheetRows) throw problem({ statusCode: 422, errorCode: ownCodes.sheetFull });
      const xml = rows
        .map((row, place) =>
          rowOf(
            first + place,
            columns.map(({ kind }, at) => cellOf(row[at] ?? null, kind, zone)),
          ),
        )
        .join('');
      return Buffer.concat([start(), zip.content(xml)]);
    },
    end(head) {
      const parts = [
        start(),
        zip.content(xlsxParts.sheetEnd({ columns: columns.length, rows: count + 1 })),
        zip.finish(),
        zip.file('xl/worksheets/sheet2.xml', factsSheet(head)),
      ];
      for (const [name, text] of xlsxParts.files) parts.push(zip.file(name, text));
      return { head: Buffer.alloc(0), tail: Buffer.concat([...parts, zip.end()]) };
    },
  };
}

function factsSheet({ title, lines, counts }: FileHead): string {
  const facts = lines.map(([label, text]) => [textCell(label, 'head'), textCell(text)]);
  const counted = [
    [textCell(title, 'head')],
    ...facts,
    ...counts.map(({ label, kind, value }) => [
      textCell(label, 'head'),
      numberCell(value, kind === 'money' ? cellStyle.money : cellStyle.plain),
    ]),
  ];
  const rowOf = rowWriter(2);
  return xlsxParts.sheetStart([32, 48]) + counted.map((cells, place) => rowOf(place + 1, cells)).join('') + xlsxParts.sheetEnd();
}

/** Widths in digits: what each kind needs, and its name with the arrow of the filter. */
const widths: Readonly<Record<CellKind, number>> = { text: 28, word: 22, instant: 20, money: 16, number: 12 };

function widthOf({ header, kind }: FileColumn): number {
  return Math.max(widths[kind], header.length + 4);
}

/** Writes rows of so many columns. Each cell says where it stands: the format leaves that open, and some programs read no cell without. */
function rowWriter(columns: number) {
  const letters = Array.from({ length: columns }, (_, at) => xlsxParts.columnName(at + 1));
  return (row: number, cells: readonly string[]): string =>
    `<row r="${row}">${cells.map((cell, at) => `<c r="${letters[at]}${row}"${cell.slice('<c'.length)}`).join('')}</row>`;
}

function cellOf(cell: Cell, kind: CellKind, zone: Zone): string {
  if (cell === null) return '<c/>';
  if (kind === 'money') return numberCell(cell, cellStyle.money);
  if (kind === 'number') return numberCell(cell, cellStyle.plain);
  if (kind === 'instant') return numberCell(serialOf(String(cell), zone), cellStyle.instant);
  return textCell(String(cell));
}

function numberCell(value: Cell, style: number): string {
  return `<c s="${style}"><v>${value}</v></c>`;
}

const cellStylesByKind = {
  text: { plain: cellStyle.plain, inert: cellStyle.inert },
  head: { plain: cellStyle.head, inert: cellStyle.inertHead },
} as const;

/** A text cell. Text that would run as a formula gets Excel's own quote prefix, which is not displayed. */
function textCell(text: string, kind: keyof typeof cellStylesByKind = 'text'): string {
  return `<c t="inlineStr" s="${cellStylesByKind[kind][inertText(text) === text ? 'plain' : 'inert']}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Characters that XML 1.0 does not allow. */
const invalidXmlCharacters = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

function escaped(text: string): string {
  return text.replaceAll(invalidXmlCharacters, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const dayMs = 86_400_000;
/** Excel's day 0: day 1 is 1 January 1900, and it counts a 29 February 1900 that never existed. */
const excelEpoch = Date.UTC(1899, 11, 30);

/** Excel's serial number of an instant's local time in a zone; rounded up, so that a program that cuts off fractions has the same second. */
function serialOf(instant: string, zone: Zone): number {
  const { day, hour, minute, second } = wallClock(instant, zone);
  const days = (Date.parse(`${day}T${hour}:${minute}:${second}Z`) - excelEpoch) / dayMs;
  return Math.ceil(days * 1e10) / 1e10;
}
