import { expect, test } from '@/e2e/support/office-test';

test.use({ role: 'finance', permissions: ['clipboard-read', 'clipboard-write'] });

test('the keys of the account are listed by type and state, and copied whole', async ({ page }) => {
  await page.goto('/pix-keys');
  const keys = page
    .getByRole('table', { name: 'Chaves Pix' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(keys.filter({ hasText: 'Ativa' }).first()).toBeVisible();
  const main = keys.filter({ hasText: 'principal' });
  await expect(main).toHaveCount(1);
  const key = await main.locator('.numbers').first().textContent();
  await main.hover();
  await main.getByRole('button', { name: 'Copiar Chave' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
});
