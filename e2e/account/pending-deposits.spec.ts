import { randomUUID } from 'node:crypto';
import { addFilter } from '@/e2e/support/filters';
import { expect, test } from '@/e2e/support/office-test';
import { accountToken, sandbox } from '@/e2e/support/stack';

test.use({ role: 'finance' });

test('a deposit without a charge is found, opened, and shows when and why the service refused it', async ({ page }) => {
  const payer = `Recebido ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const deposit = await sandbox.insertPendingDeposit({
    token: accountToken,
    amount: 412.37,
    payer: { name: payer, document: '52998224725' },
    description: 'Sinal do orçamento',
  });
  await page.goto('/charges/pending-deposits');
  await addFilter(page, 'Nome', () => page.getByRole('searchbox', { name: 'Nome' }).fill(payer));
  const row = page.getByRole('row').filter({ hasText: payer });
  await expect(row).toContainText('Em análise');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(`/charges/pending-deposits/${deposit.id}`);
  await expect(page.getByText('O serviço ainda não decidiu.', { exact: false })).toBeVisible();
  await expect(page.getByText('529.982.247-25')).toBeVisible();
  await expect(page.getByText('Sinal do orçamento')).toBeVisible();
  await expect(page.getByText(String(deposit.pixKey))).toBeVisible();

  await sandbox.rejectDeposit({ token: accountToken, id: deposit.id, reason: 'Pagador fora da lista' });
  await expect(page.getByText('O serviço recusou: Pagador fora da lista')).toBeVisible();
  await expect(page.getByText('Recusado em')).toBeVisible();
});

test('an approved one leads to the transaction it became', async ({ page }) => {
  const { id } = await sandbox.insertPendingDeposit({ token: accountToken, amount: 55.5 });
  const { transactionId } = await sandbox.approveDeposit({ token: accountToken, id });
  await page.goto(`/charges/pending-deposits/${id}`);
  await expect(page.getByText('Aprovado em')).toBeVisible();
  await page.getByRole('link', { name: String(transactionId) }).click();
  await expect(page).toHaveURL(`/transactions/${transactionId}`);
});

test('only those of the days that were chosen are listed', async ({ page }) => {
  await page.goto('/charges/pending-deposits?from=2020-11-16&to=2020-11-17');
  await expect(page.getByRole('main').getByText('17 nov 2020', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Nada (com estes filtros|neste período)$/ })).toBeVisible();
});
