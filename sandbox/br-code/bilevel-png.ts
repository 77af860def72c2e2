import { deflateSync } from 'node:zlib';
import { crc32 } from './crc-32';

/** The modules of a QR code, row by row; 1 is dark. */
export interface Modules {
  readonly size: number;
  readonly data: Uint8Array;
}

/** Width of the quiet zone in modules; cameras need it to find the code. */
const margin = 4;
/** Pixels per side of a module; two modules fill a byte. */
const scale = 4;

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const emptyContent = Buffer.alloc(0);

/** Encodes the code and its quiet zone as a black and white PNG with one bit per pixel. */
export function bilevelPng(modules: Modules): Buffer<ArrayBuffer> {
  const side = (modules.size + 2 * margin) * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit per pixel, greyscale. The other header fields are zero: deflate, standard filters, not interlaced.
  header.writeUInt8(1, 8);
  // Repeated lines compress well even at the lowest level.
  const pixels = deflateSync(scanlines(modules, side), { level: 1 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', emptyContent)]);
}

/** The scanlines of the image: a filter byte of 0, then the pixels, where 1 is white. */
function scanlines({ size, data }: Modules, side: number): Buffer {
  const stride = 1 + Math.ceil(side / 8);
  const lines = Buffer.alloc(stride * side, 0xff);
  for (let y = 0; y < side; y++) lines[y * stride] = 0;
  for (let row = 0; row < size; row++) {
    const start = (row + margin) * scale * stride;
    for (let column = 0; column < size; column++) {
      if (data[row * size + column] !== 1) continue;
      const place = column + margin;
      const byte = start + 1 + (place >> 1);
      lines[byte] = (lines[byte] ?? 0) & (place % 2 === 0 ? 0x0f : 0xf0);
    }
    for (let copy = 1; copy < scale; copy++) lines.copyWithin(start + copy * stride, start, start + stride);
  }
  return lines;
}

function chunk(type: string, content: Buffer): Buffer {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(type, 4, 'latin1');
  content.copy(bytes, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}
