import 'server-only';
import { type PdfDictionary, type PdfValue, readPdfValue, skipBlanks } from './pdf-value';
import type { WorkLimit } from './work-limit';

/** A place where a PDF reader may start to parse an object, whatever table points there. */
export interface FoundObject {
  /** Null for a trailer. */
  readonly number: number | null;
  readonly from: number;
  readonly end: number;
  readonly value: PdfValue;
  /** For a stream: its dictionary and where its bytes begin and end. */
  readonly stream: { readonly dictionary: PdfDictionary; readonly from: number; readonly end: number } | null;
}

/** Finds every object and trailer of a document, also inside the bytes of others, because a table may point anywhere. */
export function findObjects(bytes: Buffer, work: WorkLimit): FoundObject[] {
  const places = [...placesOf(bytes, 'obj', work), ...placesOf(bytes, 'trailer', work)].sort((a, b) => a.from - b.from);
  const streamEnd = forwardSearch(bytes, 'endstream');
  return places.map(({ number, from }) => {
    const { value, end } = readPdfValue(bytes, from);
    work.spend(end - from);
    const data = value instanceof Map ? startOfStream(bytes, end, work) : null;
    const dictionary: PdfDictionary = value instanceof Map ? value : new Map();
    return { number, from, end, value, stream: data === null ? null : { dictionary, from: data, end: streamEnd(data) } };
  });
}

interface Place {
  readonly number: number | null;
  readonly from: number;
}

function* placesOf(bytes: Buffer, word: 'obj' | 'trailer', work: WorkLimit): Generator<Place> {
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length)) {
    work.spend(0);
    // "12 0 obj"; after a comment the keyword may stand at the start of a line.
    const before = bytes.toString('latin1', Math.max(0, at - 40), at);
    const number = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]*$/.exec(before)?.[1];
    if (word === 'trailer' || number !== undefined || /(^|[\r\n\d])[ \t\f\0]*$/.test(before)) {
      yield { number: number === undefined ? null : Number(number), from: at + word.length };
    }
  }
}

function startOfStream(bytes: Buffer, from: number, work: WorkLimit): number | null {
  const at = skipBlanks(bytes, from);
  work.spend(at - from);
  const start = /^stream(\r\n|\r|\n)?/.exec(bytes.toString('latin1', at, at + 8))?.[0];
  return start === undefined ? null : at + start.length;
}

/** Searches a keyword from growing offsets, so that each byte is searched once. */
function forwardSearch(bytes: Buffer, word: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const at = bytes.indexOf(word, from);
      found = at < 0 ? bytes.length : at;
    }
    return found;
  };
}
