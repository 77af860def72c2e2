import { randomUUID } from 'node:crypto';
import { goOn } from '@/e2e/support/money-form';
import { expect, test } from '@/e2e/support/office-test';

test.use({ role: 'finance' });

test('a rule of automatic withdrawals is turned on for a confirmed holder, with its day and its minimum', async ({ page }) => {
  const key = `pix@sandbox-e2e-${randomUUID().slice(0, 8)}.example`;
  await page.goto('/account');
  await page.getByRole('button', { name: /^(Configurar|Mudar)$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Saque automático' });
  const enabled = dialog.getByRole('checkbox', { name: 'Sacar automaticamente' });
  await enabled.check();
  await dialog.getByLabel('Chave Pix').fill(key);
  await dialog.getByRole('button', { name: 'Consultar titular' }).click();
  await dialog.getByLabel('Conferi o nome: é este o recebedor').check();
  await dialog.getByLabel('Quando').selectOption('MONTHLY');
  await dialog.getByLabel('Dia do mês').fill('31');
  await dialog.getByRole('textbox', { name: 'A partir do saldo de' }).fill('9.000.000,00');
  await goOn(page);
  await expect(dialog.getByText('O saldo passa a sair sozinho, assim:')).toBeVisible();
  // The account is shared by all tests, so the result is checked in the answer to this call and not on a page that another test may change.
  const answer = page.waitForResponse((one) => one.request().method() === 'PATCH' && one.url().endsWith('/api/payments/user'));
  await dialog.getByRole('button', { name: 'Ligar o saque automático' }).click();
  expect((await (await answer).json()).record.autoWithdraw).toMatchObject({
    enabled: true,
    pixKey: key,
    frequency: 'MONTHLY',
    dayOfMonth: 31,
    minimumBalance: 9_000_000,
  });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mudar', exact: true })).toBeVisible();
});
