import { withoutInvisible } from '@/lib/format/text/visible-text';

/** The content of a copy-and-paste Pix code: the address of a dynamic charge or the key of a static one. */
export interface PixCode {
  readonly location: string | null;
  readonly key: string | null;
}

/** Why a text is no code that can be paid, from "nothing in it" to "all of it was read". */
const pixCodeErrors = ['none', 'incomplete', 'checksum', 'fields', 'amount', 'recurrence'] as const;
export type PixCodeError = (typeof pixCodeErrors)[number];

export type PixCodeReading = { readonly code: string; readonly content: PixCode } | { readonly code: null; readonly error: PixCodeError };

/** Parses a Pix code (EMV tags closed by a CRC); null when it is invalid: truncated, mistyped, or not Pix. Never throws. */
export function parsePixCode(text: string): PixCode | null {
  const reading = readWithin(text.trim());
  return reading.code === text.trim() ? reading.content : null;
}

/**
 * Finds the Pix code in a pasted text, byte for byte as its maker wrote it: text around it, line breaks and invisible signs are left out. Says
 * what is wrong where there is none.
 */
export function findPixCode(text: string): PixCodeReading {
  const visible = withoutInvisible(text);
  let worst: PixCodeReading = { code: null, error: 'none' };
  // A line may have been broken inside a word, or where a space was.
  for (const written of [text, visible, visible.replaceAll(/[\r\n\t]+/g, ''), visible.replaceAll(/\s*[\r\n\t]+\s*/g, ' ')]) {
    const reading = readWithin(written);
    if (reading.code !== null) return reading;
    if (worst.code === null && rank(reading.error) > rank(worst.error)) worst = reading;
  }
  return worst;
}

function rank(error: PixCodeError): number {
  return pixCodeErrors.indexOf(error);
}

/** The first code of a text whose check sum is right; it begins with the version and ends with the sum. */
function readWithin(text: string): PixCodeReading {
  const start = text.indexOf('000201');
  if (start < 0) return { code: null, error: 'none' };
  const rest = text.slice(start);
  const sums = Array.from(rest.matchAll(/6304(?=([0-9A-Fa-f]{4}))/g));
  const right = sums.find(({ index, 1: sum = '' }) => crc16(rest.slice(0, index + 4)) === sum.toUpperCase());
  if (!right) return { code: null, error: sums.length > 0 ? 'checksum' : 'incomplete' };
  const code = rest.slice(0, right.index + 8);
  const content = contentOf(code);
  return typeof content === 'string' ? { code: null, error: content } : { code, content };
}

function contentOf(code: string): PixCode | PixCodeError {
  const tags = readTags(code) ?? readByteTags(code);
  if (!tags) return 'fields';
  const templates = Array.from(tags, ([id, value]) => ({ id: Number(id), fields: readTags(value) ?? readByteTags(value) }));
  const ofPix = templates.filter(({ fields }) => fields?.get('00')?.toLowerCase() === 'br.gov.bcb.pix');
  for (const { id, fields } of ofPix) {
    const location = fields?.get('25') ?? null;
    const key = fields?.get('01') ?? null;
    if (id < 26 || id > 51 || (location === null && key === null)) continue;
    const amount = tags.get('54');
    return amount === undefined || /^\d{1,10}(\.\d{1,2})?$/.test(amount) ? { location, key } : 'amount';
  }
  return ofPix.some(({ id }) => id >= 80) ? 'recurrence' : 'none';
}

/** Parses tag-length-value entries: two digits of tag, two of length, then the value; null when the lengths do not add up. */
function readTags(text: string): Map<string, string> | null {
  const tags = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (id === undefined || end > text.length) return null;
    tags.set(id, text.slice(at + 4, end));
    at = end;
  }
  return tags;
}

/** The same for a code whose field lengths count bytes of UTF-8 instead of characters. */
function readByteTags(text: string): Map<string, string> | null {
  const tags = readTags(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
  return (
    tags && new Map(Array.from(tags, ([id, bytes]) => [id, new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)))]))
  );
}

/** CRC-16/CCITT-FALSE as four capital hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
