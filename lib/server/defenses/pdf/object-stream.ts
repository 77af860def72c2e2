import 'server-only';
import { inflateSync } from 'node:zlib';
import { type PdfDictionary, PdfName, type PdfValue, UnreadablePdf } from './pdf-value';
import type { WorkLimit } from './work-limit';

interface Unpacked {
  readonly bytes: Buffer;
  /** Where each object in the stream begins, by its number. */
  readonly places: readonly { readonly number: number; readonly from: number }[];
}

/** Parses an object stream (ISO 32000-1, 7.5.7). Throws UnreadablePdf for an unusual encoding. */
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

/** Whether a stream is an object stream: only those have `First`. */
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

/** Without a predictor: the decompressed bytes are the content. */
function isPlain(parameters: PdfValue | undefined): boolean {
  if (parameters === undefined || parameters === null) return true;
  if (Array.isArray(parameters)) return parameters.every(isPlain);
  return parameters instanceof Map && (!parameters.has('Predictor') || parameters.get('Predictor') === 1);
}

/** Inflates completely or fails: a reader that accepts the bytes before an error would see what was not checked. */
function inflate(packed: Buffer, work: WorkLimit): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, work.left) });
  } catch {
    throw new UnreadablePdf();
  }
}
