import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { bilevelPng } from './bilevel-png';

function rows(png: Buffer): string[] {
  const { width, height, data } = PNG.sync.read(png);
  const shade = (x: number, y: number) => (data[4 * (y * width + x)] === 0 ? '#' : '.');
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => shade(x, y)).join(''));
}

test('a module is four pixels wide and high, dark on white, with four blank ones around the square', () => {
  const image = rows(bilevelPng({ size: 3, data: Uint8Array.from([1, 0, 1, 1, 1, 0, 0, 0, 0]) }));
  const blank = '.'.repeat(44);
  const line = (modules: string) => `${'.'.repeat(16)}${modules}${'.'.repeat(16)}`;
  expect(image).toEqual([
    ...Array(16).fill(blank),
    ...Array(4).fill(line('####....####')),
    ...Array(4).fill(line('########....')),
    ...Array(4 + 16).fill(blank),
  ]);
});
