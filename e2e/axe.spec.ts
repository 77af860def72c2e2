import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Role, roleMay } from '@/lib/contracts/permission';
import { expect, test } from './office-test';
import { openDispute } from './open-dispute';
import { officePages } from './pages';
import { appUrl } from './stack';
import { storeTransaction } from './store-transaction';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the theme decides: everything else of a page is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Looks at all there is in the light, and at the colours again in the dark. `within` leaves out what was looked at before. */
async function expectClean(page: Page, where: string, within = 'html'): Promise<void> {
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
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('[class*=animate-pulse]')).toHaveCount(0);
}

const transaction = async () => {
  const { id } = await storeTransaction({ refundAmount: 10, refundStatus: 'COMPLETED', generatedName: 'Helena Prado' });
  return `/transactions/${id}`;
};
const withdrawal = async () => {
  const { id } = await storeTransaction({
    type: 'WITHDRAW',
    receiverName: 'Helena Prado',
    withdrawPixKey: 'helena@loja.example',
    withdrawPixType: 'email',
  });
  return `/withdrawals/${id}`;
};
const dispute = async () => `/infractions/${(await openDispute()).id}`;

/** Every page once, by somebody who may see it; what a page says to who may not is one of them. */
const visits: readonly (readonly [name: string, role: Role | null, paths: readonly (string | (() => Promise<string>))[]])[] = [
  ['the pages of the money', 'finance', officePages.filter(({ permission }) => roleMay('finance', permission)).map(({ path }) => path)],
  ['forms and records', 'finance', [transaction, withdrawal, '/charges/new', '/charges/pending-deposits', '/password']],
  ['what is not there', 'finance', ['/transactions?page=999', '/transactions?name=Ninguém&colour=red', '/nowhere', '/settings/staff']],
  ['the pages of people', 'admin', ['/settings/staff', '/settings/audit']],
  ['disputes', 'support', [dispute, '/infractions?tab=all']],
  ['the pages of the integration', 'developer', ['/callbacks', '/webhooks', '/callbacks/signature', '/callbacks?status=599']],
  ['the way in', null, ['/sign-in']],
];

/** Each language and each width once: what a page is made of changes with the one or the other, never with both. */
const screens = {
  'in Portuguese, at a desk': { locale: 'pt-BR', viewport: { width: 1280, height: 720 } },
  'in English, on a phone': { locale: 'en', viewport: { width: 390, height: 844 } },
};

for (const [name, role, paths] of visits) {
  for (const [screen, { locale, viewport }] of Object.entries(screens)) {
    test(`${name}, ${screen}, can be used by everyone`, async ({ openAs }) => {
      test.setTimeout(180_000);
      const page = await openAs(role, { viewport, reducedMotion: 'reduce' });
      await page.context().addCookies([{ name: 'locale', value: locale, url: appUrl }]);
      for (const given of paths) {
        const path = typeof given === 'string' ? given : await given();
        await page.goto(path);
        await settled(page);
        await expectClean(page, path);
      }
    });
  }
}

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
    await expectClean(page, name, ':is(dialog[open], :popover-open)');
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
