import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { goOn } from '@/e2e/support/money-form';
import { expect, test } from '@/e2e/support/office-test';
import { accountToken, sandbox } from '@/e2e/support/stack';
import { freshReference } from '@/e2e/support/store-transaction';

test.use({ role: 'finance' });

const confirm = (page: Page) => page.getByLabel('Conferi o nome: é este o recebedor');
const lookUp = (page: Page) => page.getByRole('button', { name: 'Consultar titular' });

/** Everything a browser keeps of a page beyond the page itself. */
const storedBy = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, window.location.href, document.title]));

test('a withdrawal goes to the holder who was confirmed, once, though its answer is lost, and to another holder only knowingly', async ({
  page,
}) => {
  const name = `e2e-${randomUUID().slice(0, 8)}`;
  const key = `pix@sandbox-${name}.example`;
  const reference = freshReference();
  await page.goto('/withdrawals/new');
  await page.getByLabel('Chave Pix').fill(key.toUpperCase());
  await expect(page.getByText('Chave do tipo e-mail.')).toBeVisible();
  await page.getByLabel('Valor', { exact: true }).fill('30,50');
  await page.getByLabel('Referência', { exact: true }).fill(reference);
  await goOn(page);
  await expect(page.getByText('Consulte o titular desta chave antes de enviar.')).toBeVisible();
  await lookUp(page).click();
  await expect(page.getByText('Primeiro pagamento daqui para esta chave.')).toBeVisible();
  const holder = await page.getByRole('region', { name: 'Quem recebe' }).locator('p').first().textContent();
  await goOn(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Confirme o recebedor' })).toBeVisible();
  await confirm(page).check();
  await goOn(page);
  await expect(page.getByRole('heading', { name: `Sacar R$ 30,50 para ${holder}?` })).toBeFocused();
  await sandbox.addFault({ fault: 'apply-then-drop', token: accountToken, endpoint: 'withdrawals.create' });
  await page.getByRole('button', { name: 'Sacar R$ 30,50' }).click();

  await expect(page).toHaveURL(/\/transactions\//);
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
  await expect(page.getByText('o confirmado')).toBeVisible();
  const { data } = await sandbox.storedTransactions({ token: accountToken, clientReference: reference });
  expect(data.map(({ amount, withdrawPixKey }) => [amount, withdrawPixKey])).toEqual([[30.5, key]]);
  expect(await storedBy(page)).not.toContain(key);
  const receipt = await page.request.get(`/api/payments/withdraw/proof/${data[0]?.id}`);
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-');

  // The key goes over to somebody else.
  const { name: heir } = await sandbox.createAccount({ token: `sandbox-${name}` });
  await page.getByRole('link', { name: 'Fazer outro igual' }).click();
  await expect(page.getByLabel('Chave Pix')).toHaveValue(key);
  await expect(page.getByLabel('Referência', { exact: true })).not.toHaveValue(reference);
  await lookUp(page).click();
  const changed = page.getByRole('status').filter({ hasText: 'O titular desta chave mudou' });
  await expect(changed).toContainText(String(holder));
  await expect(changed).toContainText(heir);
  await confirm(page).check();
  await goOn(page);
  await expect(page.getByText('Diga que viu a mudança de titular antes de enviar.')).toBeVisible();
  await page.getByLabel('Vi que o titular mudou e quero pagar o novo titular').check();
  expect(await storedBy(page)).not.toContain(key);
  await goOn(page);
  await expect(page.getByRole('heading', { name: `Sacar R$ 30,50 para ${heir}?` })).toBeFocused();
  await page.getByRole('button', { name: 'Sacar R$ 30,50' }).click();
  await expect(page).toHaveURL(/\/transactions\//);
  await expect(page.getByText('Titular anterior')).toBeVisible();
});
