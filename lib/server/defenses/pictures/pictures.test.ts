import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exifOf,
  fileOf,
  jpegEnd,
  jpegScan,
  jpegSegment,
  jpegStart,
  pngChunk,
  pngEnd,
  pngHeader,
  pngStart,
} from '@/lib/server/defenses/testing/evidence-for-tests';
import { cleanJpeg } from './clean-jpeg';
import { cleanPng } from './clean-png';
import { readOrientation } from './orientation';

const secret = 'Rua das Acacias 77';
const text = Buffer.from(secret);
const named = (name: string, rest: Buffer = text) => Buffer.concat([Buffer.from(name, 'latin1'), rest]);
const exif = (orientation: number, order?: 'II') => named('Exif\0\0', exifOf(orientation, secret, order));
const quantization = jpegSegment(0xdb, Buffer.alloc(65, 3));
const colors = jpegSegment(0xe2, named('ICC_PROFILE\0', Buffer.from([1, 1, 9, 9])));

/** Metadata that reveals who, where, when or with what. */
const jpegExtras = [
  jpegSegment(0xe1, exif(1)),
  jpegSegment(0xe1, named('http://ns.adobe.com/xap/1.0/\0')),
  jpegSegment(0xed, named('Photoshop 3.0\0')),
  jpegSegment(0xfe, text),
  jpegSegment(0xe0, named('JFXX\0')),
  jpegSegment(0xe2, named('MPF\0')),
  jpegSegment(0xe2, text),
  jpegSegment(0xee, named('Adobe\0\x64\0\0\0\0\0')),
  ...Array.from({ length: 16 }, (_, at) => jpegSegment(0xe0 + at, named('Any\0'))),
];
const pngExtras = ['tEXt', 'iTXt', 'zTXt', 'tIME', 'eXIf', 'caBX', 'prVt', 'acTL', 'fcTL', 'fdAT'].map((type) => pngChunk(type, text));
const pixels = pngChunk('IDAT', Buffer.alloc(9, 5));

const jpegOf = (...parts: readonly Buffer[]) => Buffer.concat([jpegStart, ...parts, jpegScan(), jpegEnd]);
const pngOf = (...parts: readonly Buffer[]) => Buffer.concat([pngStart, pngHeader, ...parts, pixels, pngEnd]);

describe.each([
  { kind: 'JPEG', clean: cleanJpeg, of: jpegOf, extras: jpegExtras, plain: fileOf('jpeg', 400), required: [quantization, colors] },
  {
    kind: 'PNG',
    clean: cleanPng,
    of: pngOf,
    extras: pngExtras,
    plain: fileOf('png', 400),
    required: [pngChunk('gAMA', Buffer.alloc(4, 1))],
  },
])('a $kind', ({ clean, of, extras, plain, required }) => {
  test('without metadata keeps its exact bytes', () => {
    expect(clean(plain)).toEqual(plain);
    expect(clean(of(...required))).toEqual(of(...required));
  });

  test.each(extras.map((extra, at) => [at, extra] as const))('loses metadata about people and devices: %i', (_, extra) => {
    const cleaned = clean(of(extra, ...required, extra));
    expect(cleaned?.includes(secret)).toBe(false);
    for (const part of required) expect(cleaned?.includes(part)).toBe(true);
  });

  test('loses bytes after its end', () => {
    expect(clean(Buffer.concat([of(...required), text]))).toEqual(of(...required));
  });

  test('has no secret left whatever segments it has in whatever order, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...extras, ...required), { maxLength: 12 }), (parts) => {
        const cleaned = clean(of(...parts));
        expect(cleaned).not.toBeNull();
        expect(cleaned?.includes(secret)).toBe(false);
        expect(clean(cleaned ?? Buffer.alloc(0))).toEqual(cleaned);
      }),
    );
  });

  test('that is truncated anywhere is refused', () => {
    const whole = of(...extras, ...required);
    for (let length = 0; length < whole.length; length += 1) expect(clean(whole.subarray(0, length)), String(length)).toBeNull();
  });

  test('of hostile bytes is accepted or refused, and never grows', () => {
    const start = of().subarray(0, 8);
    const piece = fc.oneof(
      fc.constantFrom(...extras, ...required, Buffer.from([0xff, 0xff, 0xff, 0xff])),
      fc.uint8Array({ maxLength: 40 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), fc.boolean(), (pieces, isWhole) => {
        const content = Buffer.concat([start, ...pieces, ...(isWhole ? [of()] : [])]);
        const cleaned = clean(content);
        expect(cleaned === null || cleaned.length <= content.length).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the orientation of a picture', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('is kept, without any other metadata: %i', (orientation) => {
    for (const order of [undefined, 'II'] as const) {
      const jpeg = cleanJpeg(jpegOf(jpegSegment(0xe1, exif(orientation, order)))) ?? Buffer.alloc(0);
      const at = jpeg.indexOf('Exif\0\0');
      expect([readOrientation(jpeg.subarray(at + 6)), jpeg.includes(secret)]).toEqual([orientation, false]);
      const png = cleanPng(pngOf(pngChunk('eXIf', exifOf(orientation, secret, order)))) ?? Buffer.alloc(0);
      expect([readOrientation(png.subarray(png.indexOf('eXIf') + 4)), png.includes(secret)]).toEqual([orientation, false]);
      expect(cleanPng(png)).toEqual(png);
    }
  });

  test('is upright where the metadata has none that can be read', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.constantFrom('II*\0', 'MM\0*', ''), (bytes, start) => {
        const orientation = readOrientation(Buffer.concat([Buffer.from(start, 'latin1'), bytes]));
        expect(orientation >= 1 && orientation <= 8).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

test('a JPEG keeps its print size and loses its thumbnail', () => {
  const density = Buffer.from([1, 2, 1, 0, 72, 0, 72]);
  const head = (width: number, rest: Buffer) =>
    jpegSegment(0xe0, Buffer.concat([Buffer.from('JFIF\0'), density, Buffer.from([width, width]), rest]));
  expect(cleanJpeg(jpegOf(head(6, text)))).toEqual(jpegOf(head(0, Buffer.alloc(0))));
});

test('a JPEG keeps its exact scan bytes where they look like markers', () => {
  const tricky = Buffer.from([0xff, 0x00, 0xff, 0xd0, 1, 0xff, 0xd7, 0xff, 0xff, 0x00]);
  const whole = Buffer.concat([jpegStart, jpegScan(), tricky, quantization, jpegScan(), tricky, jpegEnd]);
  expect(cleanJpeg(whole)).toEqual(whole);
});
