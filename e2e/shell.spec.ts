import type { Locator, Page } from '@playwright/test';
import { cpf } from 'cpf-cnpj-validator';
import { formatDocument } from '@/lib/format/identifier/document';
import { rows } from './support/filters';
import { expect, test } from './support/office-test';
import { storeTransaction } from './support/store-transaction';
import { waitForShortcuts } from './support/wait-for-shortcuts';

test.use({ role: 'finance' });

test('the palette leads to pages by name, without accents too', async ({ page }) => {
  await page.goto('/');
  await waitForShortcuts(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Ir para uma página ou procurar' });
  await expect(palette).toBeFocused();
  await palette.fill('transacoes');
  await expect(page.getByRole('option').first()).toHaveText('Transações');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/transactions');
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await palette.fill('conta');
  await page.getByRole('option', { name: 'Conta e saldo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conta e saldo' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
});

test('the palette finds a payment by id, reference, end-to-end id and document', async ({ page }) => {
  const document = cpf.generate();
  const paid = await storeTransaction({ payerDocument: document, payerName: 'Valdir Paz' });
  for (const given of [paid.clientReference, paid.endToEndId, formatDocument(document)]) {
    await page.goto('/account');
    await waitForShortcuts(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Ir para uma página ou procurar' }).fill(String(given));
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Valdir Paz');
    expect(decodeURIComponent(page.url())).not.toContain(document);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Ir para uma página ou procurar' }).fill(paid.id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/transactions/${paid.id}`);
});

test('? tells what the page is for, its words and the keys; / goes to the search, and neither disturbs typing', async ({ page }) => {
  await page.goto('/transactions');
  await waitForShortcuts(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Ajuda: Transações' });
  await expect(help).toContainText('Todo Pix da conta');
  await expect(help.getByRole('term').filter({ hasText: 'E2E' })).toBeVisible();
  await expect(help).toContainText('procurar na lista');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Procurar' });
  await expect(search).toBeFocused();
  await page.keyboard.type('/?');
  await expect(search).toHaveValue('/?');
  await expect(help).toHaveCount(0);
});

test('theme, language and sidebar survive a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Recolher a barra lateral' }).click();
  await page.getByRole('button', { name: /conta e preferências/ }).click();
  await page.getByText('Escuro', { exact: true }).click();
  await page.getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: 'Open the sidebar' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Transactions' })).toBeVisible();
});

test('a menu that is opened before the scripts have come is filled when they do', async ({ page }) => {
  let come = () => {};
  const scripts = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/transactions', { waitUntil: 'commit' });
  const person = page.getByRole('button', { name: /conta e preferências/ });
  // Until the styles are loaded, the phone's menu is rendered too.
  await expect(person).toHaveCount(1);
  await person.click();
  await expect(page.locator(':popover-open')).toBeVisible();
  come();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
});

test('without a network, what a key opens is missed alone: the form stays, and it comes when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/withdrawals/new');
  await waitForShortcuts(page);
  const amount = page.getByRole('textbox', { name: 'Valor' });
  await amount.fill('48,90');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  const missing = page.getByRole('dialog', { name: 'Esta parte não carregou' });
  await expect(missing).toBeVisible();
  await context.setOffline(false);
  await missing.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('combobox', { name: 'Ir para uma página ou procurar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(amount).toHaveValue('48,90');
});

test('after a newer version was put in place, what an older page lacks loads the page anew, with what was typed', async ({ page }) => {
  await page.goto('/charges/new');
  await waitForShortcuts(page);
  const amount = page.getByRole('textbox', { name: 'Valor' });
  await amount.fill('48,90');
  // The files of the version before are gone; those of the page that is loaded anew are there.
  let isOld = true;
  page.on('framenavigated', () => {
    isOld = false;
  });
  await page.route('**/_next/static/**', (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Esta parte não carregou' }).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.poll(() => isOld).toBe(false);
  await expect(amount).toHaveValue('48,90');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu leads on, rows are cards, filters are one sheet', async ({ page }) => {
    const { clientReference, id } = await storeTransaction({ payerName: 'Lindalva Reis' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Abrir o menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Transações' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('table')).toHaveCount(0);

    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('dialog').getByRole('searchbox', { name: 'Referência' }).fill(String(clientReference));
    await page.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click();
    const cards = page.getByRole('list', { name: 'Transações' }).getByRole('listitem');
    await expect(cards).toHaveCount(1);
    await cards.click();
    await expect(page).toHaveURL(`/transactions/${id}`);
  });
});

test('the keyboard alone leads from the first key to a payment and back', async ({ page }) => {
  const { clientReference, id } = await storeTransaction();
  await page.goto(`/transactions?clientReference=${clientReference}`);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, rows(page).getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/transactions/${id}`);
  const back = page.getByRole('navigation', { name: 'Voltar' }).getByRole('link', { name: 'Transações' });
  await expect(back).toBeVisible();
  await tabTo(page, back);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
});

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !(await focused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('on a touch screen no field has text so small that a phone zooms in on it', async ({ openAs }) => {
  const phone = await openAs('finance', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const sizes = () =>
    phone
      .locator('input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  for (const path of ['/charges/new', '/withdrawals/new', '/transfers/new', '/account']) {
    await phone.goto(path);
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    for (const size of await sizes()) expect([path, size >= 16]).toEqual([path, true]);
  }
  await phone.goto('/transactions');
  await phone.getByRole('button', { name: /^Filtros/ }).click();
  await expect(phone.getByRole('searchbox', { name: 'Nome' })).toBeVisible();
  const inSheet = await sizes();
  expect(inSheet.length).toBeGreaterThan(3);
  for (const size of inSheet) expect(size).toBeGreaterThanOrEqual(16);
});
