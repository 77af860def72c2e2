export interface EndToEndId {
  kind: 'payment' | 'refund';
  /** The bank that created the id: eight digits, or letters too. */
  ispb: string;
  /** The minute in the id (ISO, UTC), not the time of payment; null when it is no real date. */
  at: string | null;
  tail: string;
}

/** Decodes a Pix end-to-end id; null when it does not have the published format. Never throws. */
export function decodeEndToEndId(text: string): EndToEndId | null {
  const match = /^([ED])([0-9A-Z]{8})(\d{12})([0-9A-Za-z]{11})$/.exec(text.trim());
  if (!match) return null;
  const [, letter, ispb = '', stamp = '', tail = ''] = match;
  return { kind: letter === 'E' ? 'payment' : 'refund', ispb, at: readStamp(stamp), tail };
}

function readStamp(stamp: string): string | null {
  const iso = stamp.replace(/^(.{4})(..)(..)(..)(..)$/, '$1-$2-$3T$4:$5:00.000Z');
  const date = new Date(iso);
  // Comparing back refuses what Date would carry over, such as 31 April or 24:00.
  return !Number.isNaN(date.getTime()) && date.toISOString() === iso ? iso : null;
}
