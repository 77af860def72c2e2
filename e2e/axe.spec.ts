import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Role } from '@/lib/contracts/permission';
import { expect, test } from './office-test';
import { openDispute } from './open-dispute';
import { officePages } from './pages';
import { appUrl } from './stack';
import { storeTransaction } from './store-transaction';

test.use({ reducedMotion: 'reduce' });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the theme decides: everything else of a page is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Looks at all there is in the light, and at the colours again in the dark. */
async function expectClean(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset.theme = chosen;
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(fading.map(({ finished }) => finished));
    }, theme);
    const axe = new AxeBuilder({ page });
    const { violations } = await (theme === 'light' ? axe.withTags(tags) : axe.withRules(colourRules)).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    );
    expect(found, `${where}, ${theme}`).toEqual([]);
  }
}

/** Waits for what a page has to say: no shape of things to come is left in it. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[class*=animate-pulse]')).toHaveCount(0);
}

/** Who is sent to look at a page. */
const lookers: Record<string, Role> = { '/settings/staff': 'admin', '/settings/audit': 'auditor' };

async function lookEverywhere(openAs: (role: Role | null) => Promise<Page>, locale: string): Promise<void> {
  const { id } = await storeTransaction({ refundAmount: 10, refundStatus: 'COMPLETED', generatedName: 'Helena Prado' });
  const byRole = new Map<Role | null, string[]>([[null, ['/sign-in']]]);
  for (const path of [...officePages.map((page) => page.path), '/password', `/transactions/${id}`, '/transactions?page=999', '/nowhere']) {
    const role = lookers[path] ?? 'finance';
    byRole.set(role, [...(byRole.get(role) ?? []), path]);
  }
  byRole.set('developer', ['/settings/staff']);
  byRole.set('support', [`/infractions/${(await openDispute()).id}`, '/infractions?tab=all']);
  for (const [role, paths] of byRole) {
    const page = await openAs(role);
    await page.context().addCookies([{ name: 'locale', value: locale, url: appUrl }]);
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await expectClean(page, `${path} as ${role}, ${locale}`);
    }
  }
}

for (const locale of ['pt-BR', 'en']) {
  test(`every page can be used by everyone, ${locale}`, async ({ openAs }) => {
    test.setTimeout(180_000);
    await lookEverywhere((role) => openAs(role, { reducedMotion: 'reduce' }), locale);
  });
}

test('every page can be used by everyone on a phone', async ({ openAs }) => {
  test.setTimeout(180_000);
  const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
  await lookEverywhere((role) => openAs(role, phone), 'pt-BR');
});

test('what opens over a page can be used by everyone', async ({ openAs }) => {
  test.setTimeout(120_000);
  const page = await openAs('finance', { reducedMotion: 'reduce' });
  await page.goto('/transactions?status=COMPLETED');
  await settled(page);
  const actions = page.getByRole('button', { name: /^Ações/ }).first();
  const over = [
    ['the palette', () => page.keyboard.press('Control+k')],
    ['the keys', () => page.keyboard.press('?')],
    ['the period', () => page.getByRole('button', { name: /^Período/ }).click()],
    ['the status', () => page.getByRole('button', { name: /^Status/ }).click()],
    ['the columns', () => page.getByRole('button', { name: 'Colunas' }).click()],
    ['the actions of a row', () => actions.click()],
    ['the person', () => page.getByRole('button', { name: /conta e preferências/ }).click()],
  ] as const;
  for (const [name, open] of over) {
    await open();
    await expectClean(page, name);
    await page.keyboard.press('Escape');
  }
});

test('at 200 % nothing is cut off without a way to it', async ({ openAs }) => {
  const page = await openAs('finance', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  for (const { path, permission } of officePages) {
    if (permission === 'staff:read' || permission === 'audit:read') continue;
    await page.goto(path);
    await settled(page);
    const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
    expect(content, path).toBeLessThanOrEqual(Number(window));
  }
  await page.goto('/transactions');
  for (const header of await page.getByRole('columnheader').all()) {
    await header.scrollIntoViewIfNeeded();
    await expect(header).toBeInViewport({ ratio: 0.9 });
  }
});
