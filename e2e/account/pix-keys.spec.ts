import { expect, test } from '@/e2e/support/office-test';

test.use({ role: 'finance', permissions: ['clipboard-read', 'clipboard-write'] });

test('the keys of the account are listed by type and state, written as people write them, and copied as the service has them', async ({
  page,
}) => {
  await page.goto('/pix-keys');
  const keys = page
    .getByRole('table', { name: 'Chaves Pix' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(keys.filter({ hasText: 'Ativa' }).first()).toBeVisible();
  const main = keys.filter({ hasText: 'principal' });
  await expect(main).toHaveCount(1);
  const key = (await main.locator('.numbers').first().textContent()) ?? '';
  expect(key).toMatch(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/);
  await main.hover();
  await main.getByRole('button', { name: 'Copiar Chave' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key.replace(/\D/g, ''));
});
