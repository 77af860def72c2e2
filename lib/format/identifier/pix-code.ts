/** The content of a copy-and-paste Pix code: the address of a dynamic charge or the key of a static one. */
export interface PixCode {
  readonly location: string | null;
  readonly key: string | null;
}

/** Parses a Pix code (EMV tags closed by a CRC); null when it is invalid: truncated, mistyped, or not Pix. Never throws. */
export function parsePixCode(text: string): PixCode | null {
  const code = text.trim();
  const [, body, sum] = /^(.+6304)([0-9A-Fa-f]{4})$/s.exec(code) ?? [];
  if (body === undefined || sum === undefined || crc16(body) !== sum.toUpperCase()) return null;
  const accounts = Array.from(readTags(code) ?? [], ([id, value]) => (/^(2[6-9]|[34]\d|5[01])$/.test(id) ? readTags(value) : null));
  const pix = accounts.find((tags) => tags?.get('00')?.toLowerCase() === 'br.gov.bcb.pix');
  const location = pix?.get('25') ?? null;
  const key = pix?.get('01') ?? null;
  return location === null && key === null ? null : { location, key };
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

/** CRC-16/CCITT-FALSE as four capital hexadecimal digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
