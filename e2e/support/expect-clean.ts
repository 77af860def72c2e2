import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

/** Its short form: half as much to hand over and to read for each page. */
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Reading a colour takes a fifth of all the time, and a page has a dozen colours in a thousand places: each text is read once. */
const readColoursOnce = `(() => {
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map();
  prototype.parseString = function (text) {
    if (!known.has(text)) {
      const { r, g, b, alpha } = parseString.call(this, text);
      known.set(text, { r, g, b, alpha });
    }
    return Object.assign(this, known.get(text));
  };
})()`;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the theme decides: everything else of a page is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const runs = [
  ['light', { type: 'tag', values: tags }],
  ['dark', { type: 'rule', values: colourRules }],
] as const;

/** Looks at all there is in the light, and at the colours again in the dark. `within` leaves out what was looked at before. */
export async function expectClean(page: Page, where: string, within = 'html'): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(`${axe};${readColoursOnce}`);
  for (const [theme, runOnly] of runs) {
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset.theme = chosen;
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
    }, theme);
    const options = { runOnly, resultTypes: ['violations'] };
    // Passed checks are not returned: there are many, and nobody reads them.
    const found = await page.evaluate<string[]>(`axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ' ' + failureSummary)))`);
    expect(found, `${where}, ${theme}`).toEqual([]);
  }
}

/** Waits for what a page has to say: no shape of things to come is left in it. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[class*=animate-pulse]')).toHaveCount(0);
}
