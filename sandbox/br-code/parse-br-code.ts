import { toReais } from '@/lib/format/money';
import { toUnits, type Units } from '@/sandbox/money/units';
import { checksum } from './checksum';

/** What a Pix code says by itself, before anybody is asked about it. */
export interface BrCode {
  /** The address of a dynamic charge; a static code has none. */
  readonly location: string | null;
  /** The Pix key of a static code. */
  readonly key: string | null;
  readonly amount: Units | null;
  readonly merchant: string;
  readonly txid: string | null;
  readonly additionalInfo: string | null;
}

/** Reads a copy-and-paste Pix code; null when it is none: wrong lengths, wrong checksum, no Pix in it. Never throws. */
export function readBrCode(text: string): BrCode | null {
  const code = text.trim();
  if (!/6304[0-9A-Fa-f]{4}$/.test(code) || checksum(code.slice(0, -4)) !== code.slice(-4).toUpperCase()) return null;
  const fields = readTags(code);
  const pix =
    fields && Array.from(fields.entries(), ([id, value]) => (/^(2[6-9]|[34]\d|5[01])$/.test(id) ? readTags(value) : null)).find(isPix);
  if (!fields || !pix || fields.get('53') !== '986' || fields.get('58') !== 'BR') return null;
  const location = pix.get('25') ?? null;
  const key = pix.get('01') ?? null;
  const amount = amountIn(fields.get('54'));
  if ((location === null) === (key === null) || amount === undefined) return null;
  const txid = readTags(fields.get('62') ?? '')?.get('05') ?? '***';
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

/** Null without an amount, undefined for one that is none. */
function amountIn(text: string | undefined): Units | null | undefined {
  if (text === undefined) return null;
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) ? toUnits(toReais(text)) : undefined;
}

/** Two digits of tag, two of length, then so many signs, over and over; null when it does not come out even. */
function readTags(text: string): Map<string, string> | null {
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
