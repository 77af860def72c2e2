import 'server-only';
import { type FoundObject, findObjects } from './find-objects';
import { holdsObjects, unpackObjects } from './object-stream';
import { decodeName, PdfName, PdfReference, type PdfValue, readPdfValue, UnreadablePdf } from './pdf-value';
import { WorkLimit } from './work-limit';

/** Names of features that run, send, load or embed something: not allowed in evidence. */
const active: ReadonlySet<string> = new Set([
  ...['JavaScript', 'JS', 'AA', 'Launch', 'SubmitForm', 'ImportData', 'XFA'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'EF', 'FileAttachment', 'GoToR', 'GoToE'],
  ...['RichMedia', 'RichMediaExecute', 'Rendition', 'Movie', 'Sound'],
]);

/** Bytes that readers parse as objects, and where each object begins. */
interface Part {
  readonly bytes: Buffer;
  readonly places: readonly { readonly number: number | null; readonly from: number }[];
}

/**
 * Why a document is refused as evidence; null where it is accepted. `active`: it runs something by itself or embeds files (a link that is
 * clicked is fine). `encrypted` and `unreadable`: it cannot be inspected. Names are decoded as PDF readers decode them, also in object
 * streams. The work is linear in the size and limited.
 */
export function pdfRefusal(content: Buffer): 'active' | 'encrypted' | 'unreadable' | null {
  try {
    const work = new WorkLimit();
    const objects = findObjects(content, work);
    const parts = [{ bytes: withoutStreams(content, objects), places: objects }, ...packedParts(content, objects, work)];
    const index = indexOf(parts);
    const refusals = new Set(parts.flatMap(({ bytes }) => [...refusedNames(bytes, index, work)]));
    if (refusals.has('encrypted')) return 'encrypted';
    return refusals.has('active') ? 'active' : null;
  } catch (error) {
    // Of a document with a password most parts cannot be read: the password is what to tell people.
    if (error instanceof UnreadablePdf) return content.includes('/Encrypt') ? 'encrypted' : 'unreadable';
    throw error;
  }
}

/** The document with stream contents blanked out, because image bytes contain names by chance. Objects inside them stay. */
function withoutStreams(content: Buffer, objects: readonly FoundObject[]): Buffer {
  const readable = Buffer.from(content);
  let blanked = 0;
  for (const { stream } of objects) {
    if (stream) readable.fill(' ', Math.min(stream.end, Math.max(blanked, stream.from)), stream.end);
    blanked = Math.max(blanked, stream?.end ?? 0);
  }
  for (const { from, end } of objects) content.copy(readable, from, from, end);
  return readable;
}

function packedParts(content: Buffer, objects: readonly FoundObject[], work: WorkLimit): Part[] {
  // Encrypted streams cannot be parsed; encryption is detected outside of them.
  const streams = objects.flatMap(({ stream }) => (stream && holdsObjects(stream.dictionary) ? [stream] : []));
  if (streams.length > 0 && objects.some(({ value }) => value instanceof Map && value.has('Encrypt'))) return [];
  return streams.map(({ dictionary, from, end }) => unpackObjects(dictionary, content.subarray(from, end), work));
}

/** Where the object with a number may begin. A document may contain several, and readers differ in which one they use. */
type Index = ReadonlyMap<number, readonly { readonly bytes: Buffer; readonly from: number }[]>;

function indexOf(parts: readonly Part[]): Index {
  const index = new Map<number, { bytes: Buffer; from: number }[]>();
  for (const { bytes, places } of parts) {
    for (const { number, from } of places) {
      if (number === null) continue;
      const known = index.get(number);
      if (known) known.push({ bytes, from });
      else index.set(number, [{ bytes, from }]);
    }
  }
  return index;
}

const names = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;

/** The verdict on the names in some bytes. */
function refusedNames(bytes: Buffer, index: Index, work: WorkLimit): Set<'active' | 'encrypted'> {
  const found = new Set<'active' | 'encrypted'>();
  for (const match of bytes.toString('latin1').matchAll(names)) {
    const name = decodeName(match[1] ?? '');
    if (name === 'Encrypt') found.add('encrypted');
    if (active.has(name)) found.add('active');
    if (name === 'OpenAction' && !opensAPage(bytes, match.index + match[0].length, index, work)) found.add('active');
  }
  return found;
}

/** Whether the open action only shows a page and nothing follows it. */
function opensAPage(bytes: Buffer, at: number, index: Index, work: WorkLimit): boolean {
  const read = (from: number, source: Buffer) => {
    const { value, end } = readPdfValue(source, from);
    work.spend(end - from);
    return value;
  };
  const value = read(at, bytes);
  if (!(value instanceof PdfReference)) return showsAPage(value);
  const targets = index.get(value.object) ?? [];
  return targets.length > 0 && targets.every((place) => showsAPage(read(place.from, place.bytes)));
}

function showsAPage(value: PdfValue): boolean {
  if (Array.isArray(value)) return true;
  if (!(value instanceof Map) || value.has('Next')) return false;
  const kind = value.get('S');
  return kind instanceof PdfName && kind.text === 'GoTo';
}
