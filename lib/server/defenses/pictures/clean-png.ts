import 'server-only';
import { crc32 } from 'node:zlib';
import { orientationOnly, readOrientation, upright } from './orientation';

const startBytes = 8;
/** Length, type and checksum of a chunk. */
const frameBytes = 12;
/** Chunks that define the picture, its colors and size (PNG 3, chapter 11). */
const ofThePicture: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'bKGD', 'pHYs'],
]);
/** More chunks than any program writes; countless tiny ones would cost memory. */
const maxChunks = 10_000;

/** Removes texts, times, metadata, animation and bytes after its end from a PNG; its orientation stays. Null where it is incomplete. */
export function cleanPng(content: Buffer): Buffer | null {
  let orientation: number | null = null;
  const chunks: Buffer[] = [];
  let hasPixels = false;
  let at = startBytes;
  for (let count = 0; count < maxChunks && at + frameBytes <= content.length; count += 1) {
    const length = content.readUInt32BE(at);
    const end = at + frameBytes + length;
    const type = content.toString('latin1', at + 4, at + 8);
    if (end > content.length || (count === 0 && type !== 'IHDR')) return null;
    if (type === 'eXIf') orientation ??= readOrientation(content.subarray(at + 8, at + 8 + length));
    if (ofThePicture.has(type)) chunks.push(content.subarray(at, end));
    hasPixels ||= type === 'IDAT';
    at = end;
    if (type === 'IEND') return hasPixels ? joined(content.subarray(0, startBytes), orientation ?? upright, chunks) : null;
  }
  return null;
}

function joined(start: Buffer, orientation: number, [header = Buffer.alloc(0), ...others]: readonly Buffer[]): Buffer {
  const turn = orientation === upright ? [] : [chunk('eXIf', orientationOnly(orientation))];
  return Buffer.concat([start, header, ...turn, ...others]);
}

function chunk(type: string, inside: Buffer): Buffer {
  const framed = Buffer.alloc(frameBytes + inside.length);
  framed.writeUInt32BE(inside.length, 0);
  framed.write(type, 4, 'latin1');
  inside.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + inside.length)), 8 + inside.length);
  return framed;
}
