import { expect, test } from '@/e2e/support/office-test';

test.use({ role: 'auditor' });

test('the statement closes: every line checked, every day too, and each line leads to what made it', async ({ page }) => {
  await page.goto('/statements?period=last30');
  const lines = page.getByRole('table', { name: 'Lançamentos do extrato' });
  await expect(lines.getByRole('row').nth(1)).not.toContainText('confere');
  await expect(page.getByText(/Os saldos dos [\d.]+ lançamentos do período conferem|só os [\d.]+ mais novos/)).toBeVisible();

  // The available balance alone, until its chip is taken away.
  await page.goto('/statements?period=last30&limit=100');
  await expect(lines.getByText('Bloqueado', { exact: true })).toHaveCount(0);
  await expect(lines.getByRole('row', { name: /· Pix recebido R\$.[\d.,]+ − tarifa R\$/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Tirar o filtro Saldo' }).click();
  await expect(lines.getByText('Bloqueado', { exact: true }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Fechamento por dia' }).click();
  const days = page.getByRole('table', { name: /Abertura, entradas/ });
  await expect(days.getByRole('row').nth(1)).toContainText('fecha');
  await expect(days).not.toContainText('não fecha');

  await days.getByRole('rowheader').getByRole('link').last().click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await lines.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(transactions|infractions)\//);
});

test('a line has a page with both balances before and after it, and the way to what made it', async ({ page }) => {
  const day = 24 * 60 * 60 * 1000;
  const period = `createdAtFrom=${new Date(Date.now() - 7 * day).toISOString()}&createdAtTo=${new Date().toISOString()}`;
  const { items } = await (await page.request.get(`/api/payments/user/bank-statements?${period}&page=1&limit=5`)).json();
  const line = items.find(({ transactionId }: { transactionId: string | null }) => transactionId !== null);
  await page.goto(`/statements/${line.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lançamento do extrato');
  for (const term of ['Disponível antes', 'Disponível depois', 'Bloqueado antes', 'Bloqueado depois'])
    await expect(page.getByText(term, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: line.transactionId, exact: true }).click();
  await expect(page).toHaveURL(`/transactions/${line.transactionId}`);
});

test('a day is compared with its transactions, closed under a name, and the list of days says whose', async ({ openAs }) => {
  const page = await openAs('finance');
  await page.goto('/statements?tab=days&period=last30');
  const days = page.getByRole('table', { name: /Abertura, entradas/ });
  await days.getByRole('link', { name: 'conferir' }).last().click();
  await expect(page).toHaveURL(/\/statements\/days\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByText(/Extrato e transações conferem/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Ninguém fechou este dia.')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar o dia' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar o dia' }).click();
  const closings = page.getByRole('region', { name: 'Fechado por' });
  await expect(closings.getByRole('listitem')).toContainText('sem diferenças');
  await expect(page.getByRole('button', { name: 'Fechar o dia' })).toHaveCount(0);
  const [name = ''] = ((await closings.getByRole('listitem').textContent()) ?? '').split(',');
  await page.goto('/statements?tab=days&period=last30');
  await expect(days.getByRole('link', { name, exact: true })).toHaveCount(1);
});
