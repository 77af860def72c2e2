import 'server-only';

/** Orientation 1: as it was taken; the others are rotated or mirrored (Exif 2.32, 4.6.4). */
export const upright = 1;

const tag = 0x0112;
const isShort = 3;
const entryBytes = 12;

/** The orientation in Exif metadata; upright where it is missing or unreadable. */
export function readOrientation(tiff: Buffer): number {
  const order = tiff.toString('latin1', 0, 4);
  if (tiff.length < 8 || (order !== 'II*\0' && order !== 'MM\0*')) return upright;
  const short = (at: number) => (order === 'II*\0' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = order === 'II*\0' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return upright;
  const entries = short(directory);
  for (let at = directory + 2, entry = 0; entry < entries && at + entryBytes <= tiff.length; at += entryBytes, entry += 1) {
    if (short(at) !== tag || short(at + 2) !== isShort) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : upright;
  }
  return upright;
}

/** Exif metadata that contains the orientation only. */
export function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(tag, 10);
  tiff.writeUInt16BE(isShort, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
