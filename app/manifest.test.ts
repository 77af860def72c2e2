import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import manifest from './manifest';

const { icons = [], background_color, theme_color } = manifest();

/** The light value of a colour of the tokens, as sRGB. */
function tokenColor(name: string): string {
  const tokens = readFileSync('components/ui/theme/tokens.css', 'utf8');
  const [, l = '', c = '', h = ''] = new RegExp(`${name}: light-dark\\(oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens) ?? [];
  const [lightness, chroma, hue] = [Number(l), Number(c), (Number(h) * Math.PI) / 180];
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const [long, medium, short] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${linear.map((value) => channel(value).toString(16).padStart(2, '0')).join('')}`;
}

function channel(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055));
}

test('the manifest has the colours of the tokens, and the icon that of the accent', () => {
  expect([background_color, theme_color]).toEqual([tokenColor('--bg'), tokenColor('--accent-fill')]);
  expect(readFileSync('app/icon.svg', 'utf8')).toContain(`fill="${theme_color}"`);
});

test.each(icons.filter(({ type }) => type === 'image/png'))('$src is a picture of $sizes', ({ src, sizes }) => {
  const { width, height } = PNG.sync.read(readFileSync(`public${src}`));
  expect(`${width}x${height}`).toBe(sizes);
});

test('there are a plain and a maskable icon of the sizes an installation asks for', () => {
  const offered = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(offered).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable']));
});
