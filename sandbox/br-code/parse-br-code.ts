import { toReais } from '@/lib/format/money/money';
import { toUnits, type Units } from '@/sandbox/money/units';
import { checksum } from './checksum';

/** The content of a Pix code. */
export interface BrCode {
  /** The URL of a dynamic charge; null in a static code. */
  readonly location: string | null;
  /** The Pix key of a static code. */
  readonly key: string | null;
  readonly amount: Units | null;
  readonly merchant: string;
  readonly txid: string | null;
  readonly additionalInfo: string | null;
}

/** Parses a copy-and-paste Pix code. Returns null for wrong lengths, a wrong checksum or a code that is not Pix. Never throws. */
export function parseBrCode(text: string): BrCode | null {
  const code = text.trim();
  if (!/6304[0-9A-Fa-f]{4}$/.test(code) || checksum(code.slice(0, -4)) !== code.slice(-4).toUpperCase()) return null;
  const fields = parseTags(code);
  const pix =
    fields && Array.from(fields.entries(), ([id, value]) => (/^(2[6-9]|[34]\d|5[01])$/.test(id) ? parseTags(value) : null)).find(isPix);
  if (!fields || !pix || fields.get('53') !== '986' || fields.get('58') !== 'BR') return null;
  const location = pix.get('25') ?? null;
  const key = pix.get('01') ?? null;
  const amount = parseAmount(fields.get('54'));
  if ((location === null) === (key === null) || amount === undefined) return null;
  const txid = parseTags(fields.get('62') ?? '')?.get('05') ?? '***';
  return {
    location,
    key,
    amount,
    merchant: fields.get('59') ?? '',
    txid: txid === '***' ? null : txid,
    additionalInfo: pix.get('02') ?? null,
  };
}

const isPix = (tags: ReadonlyMap<string, string> | null) => tags?.get('00')?.toLowerCase() === 'br.gov.bcb.pix';

/** The amount of a code: null when absent, undefined when malformed. */
function parseAmount(text: string | undefined): Units | null | undefined {
  if (text === undefined) return null;
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) ? toUnits(toReais(text)) : undefined;
}

/** Parses a sequence of tags: two digits of id, two of length, then the value. Null when the lengths do not match. */
function parseTags(text: string): Map<string, string> | null {
  const tags = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const [, id, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? [];
    const end = at + 4 + Number(length);
    if (id === undefined || length === undefined || end > text.length) return null;
    tags.set(id, text.slice(at + 4, end));
    at = end;
  }
  return tags;
}
