import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { runMain } from './process/run-main.mjs';
import { root } from './root.mjs';

const drawing = readFileSync(join(root, 'app', 'icon.svg'), 'utf8');
/** Systems cut a maskable icon to their own form: the ground fills it, and the picture stays within the inner four fifths. */
const full = drawing.replace('rx="6" ', '').replace('<path ', '<path transform="translate(2.4 2.4) scale(0.8)" ');

const icons = [
  { file: 'icons/icon-192.png', size: 192, svg: drawing },
  { file: 'icons/icon-512.png', size: 512, svg: drawing },
  { file: 'icons/maskable-192.png', size: 192, svg: full },
  { file: 'icons/maskable-512.png', size: 512, svg: full },
  { file: 'apple-touch-icon.png', size: 180, svg: full },
];

/** Draws every size of the icon from app/icon.svg into public. */
await runMain(async () => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  mkdirSync(join(root, 'public', 'icons'), { recursive: true });
  for (const { file, size, svg } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    await page.setContent(`<body style="margin:0"><img src="${source}" width="${size}" height="${size}" style="display:block">`);
    await page.locator('img').evaluate(async (image) => {
      if (image instanceof HTMLImageElement) await image.decode();
    });
    await page.screenshot({ path: join(root, 'public', file), omitBackground: true });
    await page.close();
  }
  await browser.close();
});
