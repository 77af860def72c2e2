import type { Page } from '@playwright/test';
import { expect, test } from '@/e2e/support/office-test';
import { accountToken, sandbox } from '@/e2e/support/stack';
import { freshReference, storeTransaction } from '@/e2e/support/store-transaction';

test.use({ role: 'finance' });

/** How many A4 pages a page takes on a printer that leaves grounds away. */
async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: false });
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

async function merchantOf(page: Page): Promise<string> {
  return (await (await page.request.get('/api/payments/user')).json()).name;
}

test('a transaction is one sheet: the merchant, its facts and its timeline, without shell and actions', async ({ page }) => {
  const { id } = await storeTransaction({ status: 'COMPLETED', payerName: 'Helena Prado' });
  await page.goto(`/transactions/${id}`);
  await expect(page.getByRole('region', { name: 'Linha do tempo' })).toBeVisible();
  const merchant = await merchantOf(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(new RegExp(`^${merchant}`)).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Recebimento por Pix');
  await expect(page.getByText('Ir para o conteúdo')).toBeHidden();
  await expect(page.getByText('Resposta do serviço')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await sheetsOf(page)).toBe(1);
});

test('a printed charge says how to pay it and until when, and nothing of the office', async ({ page }) => {
  const reference = freshReference();
  await page.goto('/charges/new');
  await page.getByLabel('Valor', { exact: true }).fill('37,90');
  await page.getByLabel('Referência', { exact: true }).fill(reference);
  await page.getByRole('button', { name: 'Cobrar R$ 37,90' }).click();
  await expect(page.getByRole('img', { name: 'QR Code da cobrança' })).toBeVisible();
  const merchant = await merchantOf(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(new RegExp(`^${merchant}`)).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(/^Abra o app do seu banco/)).toBeVisible();
  await expect(page.getByText(/^Vence em \d+ \w+ \d{4}, \d\d:\d\d/)).toBeVisible();
  const [charge] = (await sandbox.storedTransactions({ token: accountToken, clientReference: reference })).data;
  await expect(page.getByText(charge?.qrCodeText ?? 'no code')).toBeVisible();
  await expect(page.getByText('Pendente', { exact: true })).toBeHidden();
  await expect(page.getByText('por Marina', { exact: false })).toBeHidden();
  await expect(page.getByText('Linha do tempo')).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
});
