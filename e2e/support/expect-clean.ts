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

/** The rules that depend on the theme; all others give the same result in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const runs = [
  ['light', { type: 'tag', values: tags }],
  ['dark', { type: 'rule', values: colourRules }],
] as const;

/**
 * Checks accessibility: every rule in the light theme, and those about colours again in the dark one. `within` limits the check to a part
 * of the page.
 */
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

/** Waits until the page has its data and no skeleton is left. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[class*=animate-pulse]')).toHaveCount(0);
}
