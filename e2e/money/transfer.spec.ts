import { randomUUID } from 'node:crypto';
import { goOn } from '@/e2e/support/money-form';
import { expect, test } from '@/e2e/support/office-test';
import { accountToken, sandbox } from '@/e2e/support/stack';
import { freshReference } from '@/e2e/support/store-transaction';
import { waitForShortcuts } from '@/e2e/support/wait-for-shortcuts';

test.use({ role: 'finance' });

test('a transfer goes to another account of the service, never to the same one, and stands in the list and under its reference', async ({
  page,
}) => {
  const receiver = await sandbox.createAccount({ token: `sandbox-e2e-${randomUUID().slice(0, 8)}` });
  const reference = freshReference();
  await page.goto('/transfers/new');
  const own = await page.getByLabel('Da conta').inputValue();
  await page.getByRole('textbox', { name: 'Para a conta' }).fill(own);
  await page.getByLabel('Valor', { exact: true }).fill('12,34');
  await page.getByLabel('Referência', { exact: true }).fill(reference);
  const send = page.getByRole('button', { name: 'Transferir R$ 12,34' });
  await goOn(page);
  await expect(page.getByText('Esta é a sua própria conta.')).toBeVisible();

  await sandbox.addFault({ fault: 'status', code: 'SVC300', token: accountToken, endpoint: 'transfers.create' });
  await page.getByRole('textbox', { name: 'Para a conta' }).fill(receiver.number);
  await expect(page.getByText('Primeira transferência daqui para esta conta.')).toBeVisible();
  await goOn(page);
  await expect(page.getByText('Confirme a conta e o valor antes de enviar.')).toBeVisible();
  await page.getByRole('checkbox', { name: `R$ 12,34 para a conta ${receiver.number}` }).check();
  await goOn(page);
  await expect(page.getByRole('heading', { name: `Transferir R$ 12,34 para a conta ${receiver.number}?` })).toBeFocused();
  await expect(page.getByText('Primeira transferência daqui para esta conta.', { exact: false }).last()).toBeVisible();
  await send.click();
  await expect(page.getByRole('textbox', { name: 'Para a conta' })).toHaveAttribute('aria-invalid', 'true');
  await goOn(page);
  await send.click();
  await expect(page).toHaveURL(/\/transactions\//);
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
  const { data } = await sandbox.storedTransactions({ token: accountToken, clientReference: reference });
  expect(data.map(({ amount, receiverAccountNumber }) => [amount, receiverAccountNumber])).toEqual([[12.34, receiver.number]]);

  await page.goto('/transfers');
  await waitForShortcuts(page);
  await page.getByRole('searchbox', { name: 'Procurar' }).fill(reference);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Referência ${reference}` })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText(receiver.number);
});
