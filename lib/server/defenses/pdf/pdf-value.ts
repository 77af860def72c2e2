import 'server-only';

/** Thrown for a document that cannot be inspected completely, or only with more work than any harmless one needs. */
export class UnreadablePdf extends Error {}

export class PdfName {
  constructor(readonly text: string) {}
}

export class PdfReference {
  constructor(readonly object: number) {}
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** Strings, booleans and invalid values are null: the inspection does not use them. */
export type PdfValue = PdfName | PdfReference | PdfDictionary | readonly PdfValue[] | number | null;

interface ParsedValue<V = PdfValue> {
  readonly value: V;
  /** Where the next token begins. */
  readonly end: number;
}

const code = (sign: string) => sign.charCodeAt(0);
/** A lookup table: 1 for each byte in the set. */
const tableOf = (signs: string) => Uint8Array.from({ length: 256 }, (_, byte) => (signs.includes(String.fromCharCode(byte)) ? 1 : 0));
const blanks = tableOf('\0\t\n\f\r ');
const endsWord = tableOf('\0\t\n\f\r ()<>[]{}/%');
const lineEnds = tableOf('\r\n');
const [slash, percent, backslash, letterR] = [code('/'), code('%'), code('\\'), code('R')];
const [open, close, openArray, closeArray, less, greater] = [code('('), code(')'), code('['), code(']'), code('<'), code('>')];
const deepest = 100;
const maxLookahead = 256;

/** Decodes a name: "J#61vaScript" is "JavaScript". */
export function decodeName(name: string): string {
  return name.replaceAll(/#([0-9a-f]{2})/gi, (_, number: string) => String.fromCharCode(Number.parseInt(number, 16)));
}

/** Skips white space and comments, up to `until`. */
export function skipBlanks(bytes: Buffer, from: number, until = bytes.length): number {
  let at = from;
  for (;;) {
    while (at < until && blanks[bytes[at] ?? 0]) at += 1;
    if (at >= until || bytes[at] !== percent) return at;
    while (at < until && !lineEnds[bytes[at] ?? 0]) at += 1;
  }
}

/**
 * Parses the value at an offset as PDF readers do (ISO 32000-1, 7.3), skipping what is malformed. Throws UnreadablePdf for excessive
 * nesting.
 */
export function readPdfValue(bytes: Buffer, from: number, depth = 0): ParsedValue {
  if (depth > deepest) throw new UnreadablePdf();
  const at = skipBlanks(bytes, from);
  if (bytes[at] === slash) return readName(bytes, at + 1);
  if (bytes[at] === less && bytes[at + 1] === less) return readDictionary(bytes, at + 2, depth);
  if (bytes[at] === openArray) return readArray(bytes, at + 1, depth);
  if (bytes[at] === open) return { value: null, end: endOfString(bytes, at) };
  if (bytes[at] === less) return { value: null, end: after(bytes, greater, at) };
  const end = endOfWord(bytes, at);
  // A stray character is skipped.
  if (end === at) return { value: null, end: Math.min(at + 1, bytes.length) };
  return readNumber(bytes, at, end);
}

function readName(bytes: Buffer, from: number): ParsedValue<PdfName> {
  const end = endOfWord(bytes, from);
  return { value: new PdfName(decodeName(bytes.toString('latin1', from, end))), end };
}

/** A duplicate key gets no value, because readers differ in which one they use. */
function readDictionary(bytes: Buffer, from: number, depth: number): ParsedValue<PdfDictionary> {
  const entries = new Map<string, PdfValue>();
  let at = skipBlanks(bytes, from);
  while (at < bytes.length && !isEnd(bytes, at)) {
    const key = readPdfValue(bytes, at, depth + 1);
    at = skipBlanks(bytes, key.end);
    if (!(key.value instanceof PdfName)) continue;
    const isLast = isEnd(bytes, at);
    const { value, end } = isLast ? { value: null, end: at } : readPdfValue(bytes, at, depth + 1);
    entries.set(key.value.text, entries.has(key.value.text) ? null : value);
    at = skipBlanks(bytes, end);
  }
  return { value: entries, end: Math.min(at + 2, bytes.length) };
}

const isEnd = (bytes: Buffer, at: number) => bytes[at] === greater && bytes[at + 1] === greater;

function readArray(bytes: Buffer, from: number, depth: number): ParsedValue<readonly PdfValue[]> {
  const items: PdfValue[] = [];
  let at = skipBlanks(bytes, from);
  while (at < bytes.length && bytes[at] !== closeArray) {
    const { value, end } = readPdfValue(bytes, at, depth + 1);
    items.push(value);
    at = skipBlanks(bytes, end);
  }
  return { value: items, end: Math.min(at + 1, bytes.length) };
}

/** "12 0 R" is a reference to object 12, "12" a number; any other word is no value. */
function readNumber(bytes: Buffer, from: number, end: number): ParsedValue {
  const word = bytes.toString('latin1', from, Math.min(end, from + 20));
  if (!/^[+-]?[\d.]+$/.test(word)) return { value: null, end };
  // The look-ahead is limited: it is parsed again as the next value, so a long one would cost quadratic time.
  const until = Math.min(bytes.length, end + maxLookahead);
  const generation = skipBlanks(bytes, end, until);
  const afterGeneration = endOfWord(bytes, generation, until);
  const sign = skipBlanks(bytes, afterGeneration, until);
  const isReference = /^\d{1,5}$/.test(bytes.toString('latin1', generation, afterGeneration));
  if (isReference && bytes[sign] === letterR && endOfWord(bytes, sign, until) === sign + 1)
    return { value: new PdfReference(Number(word)), end: sign + 1 };
  return { value: Number(word), end };
}

function endOfWord(bytes: Buffer, from: number, until = bytes.length): number {
  let at = from;
  while (at < until && !endsWord[bytes[at] ?? 0]) at += 1;
  return at;
}

/** Balanced brackets belong to the string. */
function endOfString(bytes: Buffer, from: number): number {
  let nested = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const sign = bytes[at];
    if (sign === backslash) at += 1;
    else if (sign === open) nested += 1;
    else if (sign === close) nested -= 1;
    if (nested === 0) return at + 1;
  }
  return bytes.length;
}

function after(bytes: Buffer, sign: number, from: number): number {
  const at = bytes.indexOf(sign, from);
  return at < 0 ? bytes.length : at + 1;
}
