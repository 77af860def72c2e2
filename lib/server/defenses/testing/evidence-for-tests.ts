import 'server-only';
import { crc32 } from 'node:zlib';

type Bytes = Buffer<ArrayBuffer>;

/** A JPEG segment. */
export function jpegSegment(kind: number, inside: Buffer): Bytes {
  const start = Buffer.from([0xff, kind, 0, 0]);
  start.writeUInt16BE(inside.length + 2, 2);
  return Buffer.concat([start, inside]);
}

export const jpegStart = Buffer.from([0xff, 0xd8]);
export const jpegEnd = Buffer.from([0xff, 0xd9]);
const scan = jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));

/** JPEG scan data of the given length. */
export function jpegScan(bytes = 8): Bytes {
  return Buffer.concat([scan, Buffer.alloc(bytes, 7)]);
}

/** A PNG chunk. */
export function pngChunk(type: string, inside: Buffer): Bytes {
  const framed = Buffer.alloc(12 + inside.length);
  framed.writeUInt32BE(inside.length, 0);
  framed.write(type, 4, 'latin1');
  inside.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, 8 + inside.length)), 8 + inside.length);
  return framed;
}

export const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
export const pngHeader = pngChunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]));
export const pngEnd = pngChunk('IEND', Buffer.alloc(0));

/** Exif metadata as a camera writes it: the orientation, and a secret text. */
export function exifOf(orientation: number, secret: string, order: 'MM' | 'II' = 'MM'): Bytes {
  const little = order === 'II';
  const short = (value: number) => Buffer.from(little ? [value, 0] : [0, value]);
  const long = (value: number) => Buffer.from(little ? [value, 0, 0, 0] : [0, 0, 0, value]);
  const make = [Buffer.from(little ? [0x0f, 0x01] : [0x01, 0x0f]), short(2), long(secret.length), long(38)];
  const turn = [Buffer.from(little ? [0x12, 0x01] : [0x01, 0x12]), short(3), long(1), short(orientation), short(0)];
  const start = [Buffer.from(order), short(42), long(8), short(2)];
  return Buffer.concat([...start, ...make, ...turn, long(0), Buffer.from(secret)]);
}

/** A valid file of exactly this size, without metadata. */
export function fileOf(kind: 'pdf' | 'png' | 'jpeg' | 'exe', size = 64): Bytes {
  const filled = (start: Buffer, end: Buffer) => Buffer.concat([start, Buffer.alloc(size - start.length - end.length, 7), end]);
  if (kind === 'jpeg') return filled(Buffer.concat([jpegStart, scan]), jpegEnd);
  if (kind === 'png') {
    const start = Buffer.concat([pngStart, pngHeader]);
    return Buffer.concat([start, pngChunk('IDAT', Buffer.alloc(size - start.length - pngEnd.length - 12, 7)), pngEnd]);
  }
  return filled(Buffer.from(kind === 'pdf' ? '%PDF-1.7\n' : 'MZ\x90\x00'), Buffer.alloc(0));
}

/** The end record of a ZIP archive without entries. */
export function endOfZip(comment = ''): Buffer {
  const end = Buffer.alloc(22 + comment.length);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  end.write(comment, 22);
  return end;
}

export function formOf(name: string, content: Bytes): FormData {
  const form = new FormData();
  form.append('file', new File([content], name));
  return form;
}
