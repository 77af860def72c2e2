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

/** An attribute of what need not be looked at. */
const skipped = 'data-looked-at';

const runs = [
  ['light', { type: 'tag', values: tags }],
  ['dark', { type: 'rule', values: colourRules }],
] as const;

/**
 * Checks accessibility: every rule in the light theme, and those about colours again in the dark one. `within` limits the check to a part
 * of the page. Of the rows of a table or a list that are made alike, the first is looked at.
 */
export async function expectClean(page: Page, where: string, within = 'html'): Promise<void> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(`${axe};${readColoursOnce}`);
  await page.evaluate(tagAlike, skipped);
  for (const [theme, runOnly] of runs) {
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset.theme = chosen;
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
    }, theme);
    const options = { runOnly, resultTypes: ['violations'] };
    // Passed checks are not returned: there are many, and nobody reads them.
    const context = { include: [within], exclude: [`[${skipped}]`] };
    const found = await page.evaluate<string[]>(`axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + ' ' + target.join(' ') + ' ' + failureSummary)))`);
    expect(found, `${where}, ${theme}`).toEqual([]);
  }
}

/**
 * Runs in the page. Tags each row of a table or list beside which an earlier one has the same elements, classes and states: only their words,
 * names and addresses differ, and whether one is missing counts as a difference. Kinds of cells that stand in one row alone are so never passed over.
 */
function tagAlike(name: string): void {
  const ownValues =
    /^(?:id|href|for|name|value|title|alt|datetime|data-row|popovertarget|aria-(?:label|labelledby|describedby|controls|details))$/;
  const makeOf = (part: Element) => {
    const copy = document.importNode(part, true);
    for (const element of [copy, ...copy.querySelectorAll('*')]) {
      for (const { name: attribute, value } of element.attributes)
        if (ownValues.test(attribute) && value.trim()) element.setAttribute(attribute, 'x');
      for (const child of element.childNodes) if (child instanceof Text && child.data.trim()) child.data = 'x';
    }
    return copy.outerHTML;
  };
  for (const tagged of document.querySelectorAll(`[${name}]`)) tagged.removeAttribute(name);
  for (const parent of document.querySelectorAll('tbody, ul, ol')) {
    const known = new Set<string>();
    for (const part of parent.children) {
      const make = makeOf(part);
      const isPointedAt = part.matches(':hover, :focus-within');
      if (known.has(make) && !isPointedAt) part.setAttribute(name, '');
      if (!isPointedAt) known.add(make);
    }
  }
}

/** Waits until the page has its data and no skeleton is left. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[class*=animate-pulse]')).toHaveCount(0);
}
