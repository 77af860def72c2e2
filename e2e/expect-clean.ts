import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the theme decides: everything else of a page is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Looks at all there is in the light, and at the colours again in the dark. `within` leaves out what was looked at before. */
export async function expectClean(page: Page, where: string, within = 'html'): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset.theme = chosen;
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
    }, theme);
    // One document without frames needs no second page to gather the results in.
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .include(within);
    const { violations } = await (theme === 'light' ? axe.withTags(tags) : axe.withRules(colourRules)).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    );
    expect(found, `${where}, ${theme}`).toEqual([]);
  }
}

/** Waits for what a page has to say: no shape of things to come is left in it. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[class*=animate-pulse]')).toHaveCount(0);
}
