import type { Page } from '@playwright/test';
import { nextListQuery, rows } from '@/e2e/support/filters';
import { goOn } from '@/e2e/support/money-form';
import { expect, test } from '@/e2e/support/office-test';
import { brasilia, freshReference, storeTransaction, today } from '@/e2e/support/store-transaction';
import { addDays } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';

test.use({ role: 'finance' });

test('a time zone chosen in one tab counts in the other: its days, its rows and what it asks for change together, there and back', async ({
  page,
  context,
}) => {
  const day = today();
  const before = addDays(day, -1);
  const virtualAccount = freshReference().slice(0, 40);
  // On the day before in Brasília, and on the next one in UTC.
  await storeTransaction({ virtualAccount, createdAt: brasilia(before, '23:30:00') });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/transactions?virtualAccount=${virtualAccount}&from=${before}&to=${before}`);
    await expect(rows(tab)).toContainText([`${formatDay(before, 'pt-BR')}, 23:30`]);
  }
  const choose = async (zone: string) => {
    await page.getByRole('button', { name: /conta e preferências/ }).click();
    await page.getByRole('group', { name: 'Fuso horário' }).getByText(zone, { exact: true }).click();
    await page.keyboard.press('Escape');
  };
  const { dateFrom, dateTo } = await nextListQuery(other, () => choose('UTC'));
  expect([dateFrom, dateTo]).toEqual([`${before}T00:00:00.000Z`, `${before}T23:59:59.999Z`]);
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: 'Nada com estes filtros' })).toBeVisible();
  await other.goto(`/transactions?virtualAccount=${virtualAccount}&from=${day}&to=${day}`);
  await expect(rows(other)).toContainText([`${formatDay(day, 'pt-BR')}, 02:30`]);
  await choose('Brasília');
  await expect(rows(page)).toHaveCount(1);
  await expect(other.getByRole('heading', { name: 'Nada com estes filtros' })).toBeVisible();
});

test('after a colleague gave a payment back, the page that is open, Back and Forward say so, and none offers it again', async ({
  page,
  openAs,
}) => {
  const virtualAccount = freshReference().slice(0, 40);
  const { id } = await storeTransaction({ virtualAccount, amount: 100, payerName: 'Helena Prado' });
  await page.goto(`/transactions?virtualAccount=${virtualAccount}`);
  await rows(page).getByRole('link').first().click();
  const offer = (of: Page) => of.getByRole('button', { name: 'Devolver', exact: true }).and(of.locator(':not([aria-disabled="true"])'));
  await expect(offer(page)).toBeVisible();

  const colleague = await openAs('finance');
  await colleague.goto(`/transactions/${id}?refund=1`);
  await goOn(colleague);
  await colleague.getByRole('button', { name: 'Devolver R$ 100,00' }).click();
  const givenBack = page.getByRole('main').getByText('Devolvida', { exact: true }).first();
  await expect(givenBack).toBeVisible({ timeout: 20_000 });
  await expect(offer(page)).toHaveCount(0);
  for (const place of ['list', 'payment', 'list'] as const) {
    if (place === 'list') await page.goBack();
    else await page.goForward();
    await expect(place === 'list' ? rows(page).getByText('Devolvida') : givenBack).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  }
});
