import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrPath, quietZone } from './qr-path';

const code =
  '00020101021226670014br.gov.bcb.pix2545qr.example/v2/cob/7c1f4e0a9b3d4f62a5e85204000053039865406248.905802BR5917CASA IPE COMERCIO6009SAO PAULO62070503***6304ABCD';

/** Paints the path as a screen would, `scale` pixels to a module. */
function paint(path: string, side: number, scale = 4) {
  const width = side * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column++) {
        pixels.set([0, 0, 0], (row * width + column) * 4);
      }
    }
  }
  return { pixels, width };
}

test('what is drawn reads as the very text, accents of a name included', () => {
  for (const text of [code, 'PADARIA AÇAÍ', '1']) {
    const { path, side } = qrPath(text);
    const { pixels, width } = paint(path, side);
    expect(jsQR(pixels, width, width)?.data).toBe(text);
  }
});

test('four blank modules surround it', () => {
  const { path, side } = qrPath(code);
  const modules = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [Number(x), Number(x) + Number(length), Number(y)]);
  expect(Math.min(...modules.flat())).toBe(quietZone);
  expect(Math.max(...modules.map(([, end]) => end ?? 0))).toBe(side - quietZone);
});
