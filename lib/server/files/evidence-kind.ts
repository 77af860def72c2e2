import 'server-only';

export type EvidenceKind = 'pdf' | 'png' | 'jpeg';

const beginnings: readonly (readonly [EvidenceKind, Buffer])[] = [
  ['pdf', Buffer.from('%PDF-')],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
];

/** The kind of a file by its first bytes; null for any other, and for one that is also an archive. */
export function evidenceKind(content: Buffer): EvidenceKind | null {
  const kind = beginnings.find(([, magic]) => content.subarray(0, magic.length).equals(magic))?.[0] ?? null;
  return endsAsArchive(content) ? null : kind;
}

/** Picture formats that are not accepted but easily converted, recognised so that the refusal explains how. */
export function otherPicture(name: string, content: Buffer): 'heic' | 'webp' | null {
  const brand = content.toString('latin1', 4, 8) === 'ftyp' ? content.toString('latin1', 8, 12) : '';
  if (/^(hei[cxms]|hev[cx]|mif1|msf1|avif)$/.test(brand) || /\.(heic|heif|avif)$/i.test(name)) return 'heic';
  const isWebp = content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
  return isWebp || /\.webp$/i.test(name) ? 'webp' : null;
}

const endOfArchive = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const endLength = 22;
const maxCommentLength = 0xffff;

/** ZIP and formats built on it (JAR, DOCX) are parsed from their end, so a file can be a picture and an archive at once. */
function endsAsArchive(content: Buffer): boolean {
  const tail = content.subarray(Math.max(0, content.length - endLength - maxCommentLength));
  for (let at = tail.indexOf(endOfArchive); at >= 0; at = tail.indexOf(endOfArchive, at + 1)) {
    if (at + endLength <= tail.length && at + endLength + tail.readUInt16LE(at + endLength - 2) === tail.length) return true;
  }
  return false;
}
