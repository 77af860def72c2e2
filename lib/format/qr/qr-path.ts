import { create } from 'qrcode';

/** Blank modules around a code, without which readers do not find it. */
export const quietZone = 4;

/** The dark modules of a QR code as one path of rows, and the side of the square with its quiet zone; both in modules. */
export function qrPath(text: string): { path: string; side: number } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = (x: number, y: number) => x < size && data[y * size + x] === 1;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!dark(x, y)) continue;
      const start = x;
      while (dark(x, y)) x++;
      path += `M${start + quietZone} ${y + quietZone}h${x - start}v1h${start - x}z`;
    }
  }
  return { path, side: size + 2 * quietZone };
}
