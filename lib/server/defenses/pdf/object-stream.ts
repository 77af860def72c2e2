import 'server-only';
import { inflateSync } from 'node:zlib';
import { type PdfDictionary, PdfName, type PdfValue, UnreadablePdf } from './pdf-value';
import type { WorkLimit } from './work-limit';

interface Unpacked {
  readonly bytes: Buffer;
  /** Where each object in it begins, by its number. */
  readonly places: readonly { readonly number: number; readonly from: number }[];
}

/** Objects that stand packed in a stream (ISO 32000-1, 7.5.7). Throws UnreadablePdf where they are packed in any way but the usual. */
export function unpackObjects(dictionary: PdfDictionary, packed: Buffer, work: WorkLimit): Unpacked {
  const bytes = isPacked(dictionary) ? inflate(packed, work) : packed;
  work.spend(packed.length + bytes.length);
  const first = dictionary.get('First');
  const head = typeof first === 'number' ? bytes.toString('latin1', 0, first) : '';
  const places = Array.from(head.matchAll(/(\d{1,10})[\s\0]+(\d{1,10})/g), ([, number, offset]) => ({
    number: Number(number),
    from: Number(first) + Number(offset),
  }));
  return { bytes, places };
}

/** Whether a stream holds objects: only those say where the first one is. */
export function holdsObjects(dictionary: PdfDictionary): boolean {
  return dictionary.has('First');
}

function isPacked(dictionary: PdfDictionary): boolean {
  if (dictionary.has('F') || !isPlain(dictionary.get('DecodeParms') ?? dictionary.get('DP'))) throw new UnreadablePdf();
  const given = dictionary.has('Filter') ? dictionary.get('Filter') : dictionary.get('FL');
  if (given === undefined) return false;
  const filters = Array.isArray(given) ? given : [given];
  if (filters.length === 0) return false;
  const [filter] = filters;
  if (filters.length > 1 || !(filter instanceof PdfName) || !['FlateDecode', 'Fl'].includes(filter.text)) throw new UnreadablePdf();
  return true;
}

/** No predictor: the bytes are what they say. */
function isPlain(parameters: PdfValue | undefined): boolean {
  if (parameters === undefined || parameters === null) return true;
  if (Array.isArray(parameters)) return parameters.every(isPlain);
  return parameters instanceof Map && (!parameters.has('Predictor') || parameters.get('Predictor') === 1);
}

/** Whole or not at all: a reader that takes what comes before a fault would see more than was looked at. */
function inflate(packed: Buffer, work: WorkLimit): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, work.left) });
  } catch {
    throw new UnreadablePdf();
  }
}
