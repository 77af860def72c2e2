import 'server-only';
import { inflateRawSync } from 'node:zlib';

/** Parses delimited text by RFC 4180, independently of the code that writes it. */
export function parseDelimited(text: string, separator: string): string[][] {
  const records: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === separator || sign === '\n')) {
      records.at(-1)?.push(cell.replace(/\r$/, ''));
      cell = '';
      if (sign === '\n') records.push([]);
    } else cell += sign;
  }
  return records.slice(0, -1);
}

/** Reads a zip by its central directory, as other programs do. */
export function unzip(zip: Buffer): Map<string, string> {
  const end = zip.length - 22;
  if (zip.readUInt32LE(end) !== 0x06054b50) throw new Error('no directory at the end');
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const offset = zip.readUInt32LE(at + 42);
    const start = offset + 30 + zip.readUInt16LE(offset + 26);
    const content = inflateRawSync(zip.subarray(start, start + packed));
    if (content.length !== size) throw new Error('a file of another size than said');
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), content.toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}

/** The cell texts of a worksheet, row by row. */
export function cellsOf(sheet: string): string[][] {
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\b[^>]*?(?:\/>|>(.*?)<\/c>)/gs)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
  );
}
