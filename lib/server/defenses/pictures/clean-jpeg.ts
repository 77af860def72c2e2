import 'server-only';
import { orientationOnly, readOrientation, upright } from './orientation';

const exif = Buffer.from('Exif\0\0', 'latin1');
const marker = { escaped: 0x00, startOfScan: 0xda, end: 0xd9, jfif: 0xe0, exif: 0xe1, colors: 0xe2, adobe: 0xee } as const;
/** More segments than any camera writes; countless tiny ones would cost memory. */
const maxSegments = 10_000;

/**
 * Removes metadata from a JPEG: place, time, device, owner, thumbnail, comments, and bytes after its end. What is needed to decode it
 * stays, and its orientation. Null where it is incomplete.
 */
export function cleanJpeg(content: Buffer): Buffer | null {
  let orientation: number | null = null;
  let head = content.subarray(0, 2);
  const parts: Buffer[] = [];
  let hasPixels = false;
  let at = 2;
  for (let count = 0; count < maxSegments; count += 1) {
    if (content[at] !== 0xff) return null;
    while (content[at] === 0xff) at += 1;
    const kind = content[at] ?? marker.escaped;
    if (kind === marker.end) return hasPixels ? joined(head, orientation ?? upright, parts) : null;
    const start = at + 1;
    if (kind === marker.escaped || start + 2 > content.length) return null;
    const end = start + content.readUInt16BE(start);
    const inside = content.subarray(start + 2, end);
    if (end < start + 2 || end > content.length) return null;
    if (kind === marker.exif && inside.subarray(0, exif.length).equals(exif)) orientation ??= readOrientation(inside.subarray(exif.length));
    else if (kind === marker.jfif && inside.length >= 14 && inside.toString('latin1', 0, 5) === 'JFIF\0')
      head = Buffer.concat([content.subarray(0, 2), segment(kind, Buffer.concat([inside.subarray(0, 12), Buffer.alloc(2)]))]);
    else if (kind === marker.adobe && inside.toString('latin1', 0, 5) === 'Adobe') parts.push(segment(kind, inside.subarray(0, 12)));
    else if (isOfThePicture(kind, inside)) parts.push(segment(kind, inside));
    at = end;
    if (kind !== marker.startOfScan) continue;
    hasPixels = true;
    at = endOfScan(content, end);
    parts.push(content.subarray(end, at));
  }
  return null;
}

/** Tables, frames, scans and color information. */
function isOfThePicture(kind: number, inside: Buffer): boolean {
  if (kind === marker.colors) return inside.toString('latin1', 0, 12) === 'ICC_PROFILE\0';
  return (kind >= 0xc0 && kind <= 0xcf) || (kind >= 0xda && kind <= 0xdf);
}

/** The offset of the next real marker: within the scan, markers are escaped or restart markers. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = content.indexOf(0xff, from); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? marker.escaped;
    const isPixels = next === marker.escaped || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isPixels) return at;
  }
  return content.length;
}

function segment(kind: number, inside: Buffer): Buffer {
  const start = Buffer.from([0xff, kind, 0, 0]);
  start.writeUInt16BE(inside.length + 2, 2);
  return Buffer.concat([start, inside]);
}

function joined(head: Buffer, orientation: number, parts: readonly Buffer[]): Buffer {
  const turn = orientation === upright ? [] : [segment(marker.exif, Buffer.concat([exif, orientationOnly(orientation)]))];
  return Buffer.concat([head, ...turn, ...parts, Buffer.from([0xff, marker.end])]);
}
