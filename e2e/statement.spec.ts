import { expect, test } from './support/office-test';

test.use({ role: 'auditor' });

test('the statement closes: every line checked, every day too, and each line leads to what made it', async ({ page }) => {
  await page.goto('/statements?period=last30');
  const lines = page.getByRole('table', { name: 'Lançamentos do extrato' });
  await expect(lines.getByRole('row').nth(1)).not.toContainText('confere');
  await expect(page.getByText(/Os saldos dos [\d.]+ lançamentos do período conferem|só os [\d.]+ mais novos/)).toBeVisible();

  await page.getByRole('link', { name: 'Fechamento por dia' }).click();
  const days = page.getByRole('table', { name: /Abertura, entradas/ });
  await expect(days.getByRole('row').nth(1)).toContainText('fecha');
  await expect(days).not.toContainText('não fecha');

  await days.getByRole('rowheader').getByRole('link').last().click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await lines.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(transactions|infractions)\//);
});
