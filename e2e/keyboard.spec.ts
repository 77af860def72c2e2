import type { Page } from '@playwright/test';
import { expect, test } from './support/office-test';
import { storeTransaction } from './support/store-transaction';
import { waitForShortcuts } from './support/wait-for-shortcuts';

// The keys of our menus, popovers, dialogs and lists in a real browser, which does part of the work itself: the component tests only
// imitate that part.
test.use({ role: 'finance' });

/** What has the focus: its label, or its text. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim());

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('keys of a menu: opened, walked and left, with the focus where it belongs', async ({ page }) => {
  await page.goto('/transactions');
  await waitForShortcuts(page);
  const button = page.getByRole('button', { name: 'Acrescentar filtro' });
  const menu = page.getByRole('menu', { name: 'Acrescentar filtro' });
  const items = menu.getByRole('menuitem');
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await button.focus();
    await press(page, key);
    await expect(items.first()).toBeFocused();
    await press(page, 'Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }
  await press(page, 'ArrowUp');
  await expect(items.last()).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(items.first()).toBeFocused();
  await press(page, 'End');
  await expect(items.last()).toBeFocused();
  await press(page, 'Home', 't');
  await expect(items.filter({ hasText: /^T/ }).first()).toBeFocused();

  await press(page, 'Shift+Tab');
  await expect(menu).toBeHidden();
  const before = await focused(page);
  await press(page, 'Tab');
  await expect(button).toBeFocused();
  await press(page, 'Tab');
  const after = await focused(page);
  await button.focus();
  await press(page, 'Enter');
  await expect(items.first()).toBeFocused();
  await press(page, 'Tab');
  await expect(menu).toBeHidden();
  expect(await focused(page)).toBe(after);
  expect(before).not.toBe(after);
});

test('keys of a popover: Tab goes through it and out of it, which closes it, and Esc gives the focus back', async ({ page }) => {
  await page.goto('/transactions');
  await waitForShortcuts(page);
  const button = page.getByRole('button', { name: 'Colunas' });
  const panel = page.getByRole('dialog', { name: 'Colunas' });
  await button.focus();
  await press(page, 'Enter');
  const boxes = panel.getByRole('checkbox');
  await expect(boxes.first()).toBeFocused();
  await press(page, 'Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await press(page, 'Enter');
  await expect(boxes.first()).toBeFocused();
  for (let left = await boxes.count(); left > 0; left -= 1) await press(page, 'Tab');
  await expect(panel).toBeHidden();
  await expect(button).not.toBeFocused();
});

test('keys of a dialog: nothing behind it has the focus, and Esc gives it back', async ({ page }) => {
  const { id } = await storeTransaction();
  await page.goto(`/transactions/${id}`);
  await waitForShortcuts(page);
  const button = page.getByRole('button', { name: 'Devolver' }).first();
  await button.focus();
  await press(page, 'Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Fechar' })).toBeVisible();
  const outside = () => sheet.evaluate((dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement));
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 12; presses += 1) {
      await press(page, key);
      expect(await outside()).toBe(false);
    }
  }
  await press(page, 'Escape');
  await expect(sheet).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('keys of the palette: arrows walk and scroll its list while the text keeps the focus', async ({ page }) => {
  await page.goto('/');
  await waitForShortcuts(page);
  await press(page, 'Control+k');
  const box = page.getByRole('combobox', { name: 'Ir para uma página ou procurar' });
  await expect(box).toBeFocused();
  const options = page.getByRole('option');
  await press(page, 'ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport({ ratio: 1 });
  await expect(box).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first()).toBeInViewport({ ratio: 1 });
});

test('keys of a list to choose from: arrows, Home, End, and letters typed after one another', async ({ page }) => {
  await page.goto('/charges/new');
  await waitForShortcuts(page);
  const select = page.getByRole('combobox').first();
  await select.focus();
  const chosen = () => select.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text);
  const texts = await select.evaluate((list: HTMLSelectElement) => [...list.options].map(({ text }) => text));
  for (const [key, text] of [
    ['Home', texts[0]],
    ['ArrowDown', texts[1]],
    ['ArrowUp', texts[0]],
    ['End', texts.at(-1)],
  ] as const) {
    await press(page, key);
    expect(await chosen()).toBe(text);
  }
  await press(page, 'Home');
  await page.keyboard.type(String(texts.at(-1)));
  expect(await chosen()).toBe(texts.at(-1));
});

test('keys of a tooltip: the focus shows it, Esc puts it away, and a pointer may rest on it', async ({ page }) => {
  await page.goto('/transactions');
  await waitForShortcuts(page);
  const button = page.getByRole('button', { name: 'Linhas compactas' });
  const tooltip = page.locator('.tooltip', { hasText: 'Linhas compactas' });
  await press(page, 'Tab');
  await button.focus();
  await expect(tooltip).toBeVisible();
  await press(page, 'Escape');
  await expect(tooltip).toBeHidden();
  await expect(button).toBeFocused();

  await button.hover();
  await expect(tooltip).toBeVisible();
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(tooltip).toBeHidden();
});

test('rows are chosen with x and shift, copied for a spreadsheet, looked at with space, and Esc leaves one after the other', async ({
  page,
}) => {
  const virtualAccount = `rows-${Date.now()}`;
  for (const payerName of ['Ana Lima', 'Bruno Dias', 'Caio Reis']) await storeTransaction({ virtualAccount, payerName });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/transactions?virtualAccount=${virtualAccount}`);
  await waitForShortcuts(page);
  const boxes = page.getByRole('checkbox', { name: /^Selecionar: / });
  const bar = page.getByRole('region', { name: 'Linhas selecionadas' });

  await press(page, 'j', 'x');
  await expect(boxes).toHaveCount(3);
  await expect(boxes.first()).toBeChecked();
  await expect(bar).toContainText('1 linha selecionada');
  await boxes.last().click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 linhas selecionadas');
  await bar.getByRole('button', { name: 'Copiar para planilha' }).click();
  await expect(bar).toContainText('Copiado.');
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(copied).toHaveLength(4);
  expect(copied[0]?.split('\t')).toContain('Valor');
  expect(copied[1]).toContain('Caio Reis');
  await bar.getByRole('button', { name: 'Copiar identificadores' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\S+\n\S+\n\S+$/);

  const peek = page.getByRole('complementary', { name: 'Linha em foco' });
  await boxes.nth(1).focus();
  await press(page, 'j', 'k', 'Space');
  await expect(peek).toContainText('Bruno Dias');
  await press(page, 'k');
  await expect(peek).toContainText('Caio Reis');
  await press(page, 'Escape');
  await expect(peek).toBeHidden();
  await expect(bar).toBeVisible();
  await press(page, 'Escape');
  await expect(bar).toBeHidden();
  await expect(boxes).toHaveCount(0);

  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await bar.getByRole('button', { name: 'Todas da página' }).click();
  await expect(bar).toContainText('3 linhas selecionadas');
  await bar.getByRole('button', { name: 'Nenhuma' }).click();
  await expect(bar).toContainText('Nenhuma linha selecionada');
});
