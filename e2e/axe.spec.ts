import type { Page } from '@playwright/test';
import { type BuiltInRole, roleMay, rolesWith } from '@/lib/contracts/office/permission';
import { officePages } from './pages';
import { expectClean, settled } from './support/expect-clean';
import { expect, test } from './support/office-test';
import { openDispute } from './support/open-dispute';
import { accountToken, appUrl, sandbox } from './support/stack';
import { storeTransaction } from './support/store-transaction';
import { waitForShortcuts } from './support/wait-for-shortcuts';
import { quiet, watchPolicy } from './support/watch-policy';

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
  return `/transactions/${id}`;
};
const dispute = async () => `/infractions/${(await openDispute()).id}`;

const contestedCharge = async () => {
  const { id } = await sandbox.insertCardCharge();
  await sandbox.addChargeback(id);
  return `/card/charges/${id}`;
};
const pendingDeposit = async () => {
  const { id } = await sandbox.insertPendingDeposit({ token: accountToken, amount: 12.34 });
  return `/charges/pending-deposits/${id}`;
};
const recurrence = async () => {
  const { recurrentPaymentId } = await sandbox.insertCardCharge({ recurrence: { interval: 'Monthly' } });
  return `/card/recurrences/${recurrentPaymentId}`;
};

/** Each page of the office by a role that may see it. */
const pages = officePages.map(
  ({ path, permission }) => [roleMay('finance', permission) ? 'finance' : (rolesWith(permission)[0] ?? null), [path]] as const,
);

/** Every page once, by somebody who may see it; what a page says to who may not is one of them. */
const visits: readonly (readonly [role: BuiltInRole | null, paths: readonly (string | (() => Promise<string>))[]])[] = [
  ...pages,
  [
    'finance',
    [transaction, withdrawal, contestedCharge, recurrence, pendingDeposit, '/charges/new', '/charges/pending-deposits', '/password'],
  ],
  ['finance', ['/transactions?page=999', '/transactions?name=Ninguém&colour=red', '/nowhere', '/settings/staff']],
  ['support', [dispute, '/infractions?tab=all']],
  ['developer', ['/callbacks/signature', '/callbacks?status=599']],
  [null, ['/sign-in', '/welcome']],
];

const desk = { width: 1280, height: 720 };

/** Not loaded anew: a page that is made narrow draws the same as one that comes so. */
const phone = { width: 390, height: 844 };

const locales = ['pt-BR', 'en'];

for (const [index, [role, given]] of visits.flatMap(([role, paths]) => paths.map((path) => [role, path] as const)).entries()) {
  const name = typeof given === 'string' ? given : `a ${given.name}`;
  test(`${name} for ${role ?? 'nobody'}, at a desk and on a phone, can be used by everyone and keeps to its policy`, async ({
    visitAs,
  }) => {
    const path = typeof given === 'string' ? given : await given();
    const page = await visitAs(role, { reducedMotion: 'reduce' });
    const seen = await watchPolicy(page);
    await page.setViewportSize(desk);
    // No markup depends on the language, so one page shows one and the next the other.
    const locale = locales[index % locales.length] ?? 'en';
    await page.context().addCookies([{ name: 'locale', value: locale, url: appUrl }]);
    await page.goto(path);
    await settled(page);
    // The browser's own error about a missing page is not a violation.
    if (path !== '/nowhere') expect(seen).toEqual(quiet);
    await expectClean(page, `${path}, desk`);
    await expectNothingClipped(page);
    await page.setViewportSize(phone);
    await settled(page);
    await expectClean(page, `${path}, phone`);
    await expectNothingClipped(page);
  });
}

/** 200 % zoom on a small desktop screen halves its width. A phone is narrower than that already. */
async function expectNothingClipped(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? desk;
  await page.setViewportSize({ width: Math.min(width, 640), height: Math.min(height, 400) });
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  expect(content).toBeLessThanOrEqual(Number(window));
}

test('what opens over a page can be used by everyone', async ({ openAs }) => {
  test.setTimeout(120_000);
  const page = await openAs('finance');
  await page.goto('/transactions?status=COMPLETED');
  await settled(page);
  const actions = page.getByRole('button', { name: /^Ações/ }).first();
  const opened = ':is(dialog[open], :popover-open)';
  const over = [
    ['the palette', () => page.keyboard.press('Control+k')],
    ['the keys', () => page.keyboard.press('?')],
    ['the period', () => page.getByRole('button', { name: /^Período/ }).click()],
    ['the status', () => page.getByRole('button', { name: /^Status/ }).click()],
    ['the columns', () => page.getByRole('button', { name: 'Colunas' }).click()],
    ['the actions of a row', () => actions.click()],
    ['the person', () => page.getByRole('button', { name: /conta e preferências/ }).click()],
  ] as const;
  await waitForShortcuts(page);
  for (const [name, open] of over) {
    await open();
    await expect(page.locator(opened)).toBeVisible();
    await expectClean(page, name, opened);
    await page.keyboard.press('Escape');
  }
});

test('in the narrowest window that shows a table each of its columns is within reach', async ({ openAs }) => {
  const page = await openAs('finance', { viewport: { width: 900, height: 600 } });
  await page.goto('/transactions');
  await expect(page.getByRole('columnheader').first()).toBeVisible();
  for (const header of await page.getByRole('columnheader').all()) {
    await header.scrollIntoViewIfNeeded();
    await expect(header).toBeInViewport({ ratio: 0.9 });
  }
});
