import type { DisplaySettings } from '@/lib/format/display-settings';
import { plainReais } from '@/lib/format/money/money-text';
import { inertText } from '@/lib/format/text/safe-text';
import { sheetTime } from '@/lib/format/time/sheet-time';
import { wordAt } from '@/lib/messages/word-at';
import type { RowCell } from './row-cells';

/**
 * Rows as a spreadsheet takes them from the clipboard: a line of titles, then one for each row, cells apart by tabs. Times and amounts are as
 * exported files for a spreadsheet have them; a text that a spreadsheet would run is made inert.
 */
export function copiedRows(
  headers: readonly string[],
  rows: readonly (readonly RowCell[])[],
  messages: unknown,
  reader: DisplaySettings,
): string {
  const lines = [headers, ...rows.map((cells) => cells.map((cell) => textOf(cell, messages, reader)))];
  return lines.map((line) => line.map(inOneCell).join('\t')).join('\n');
}

/** A tab or the end of a line would end the cell. */
const inOneCell = (text: string) => text.replaceAll(/[\t\r\n]+/g, ' ');

function textOf(cell: RowCell, messages: unknown, { locale, zone }: DisplaySettings): string {
  if (cell.value === null) return '';
  switch (cell.kind) {
    case 'money':
      return plainReais(cell.value, locale);
    case 'number':
      return String(cell.value);
    case 'instant':
    case 'second':
      return sheetTime(cell.value, zone);
    case 'word':
      return inertText(wordAt(messages, cell.words, cell.value) ?? cell.value);
    case 'text':
    case 'code':
      return inertText(cell.value);
  }
}
