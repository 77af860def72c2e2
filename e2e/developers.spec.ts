import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';

test.use({ role: 'developer' });

test('a developer sees what the account can do, what their own role may, and what to do about the rest', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Desenvolvedores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desenvolvedores' })).toBeVisible();
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  await expect(row('Conta e saldo')).toContainText('Permitido');
  await expect(row('Conta e saldo')).toContainText('Última chamada aceita');
  await expect(row('Criar cobrança')).toContainText('Não concedido a você');
  await expect(row('Criar cobrança')).toContainText('Papéis com esta permissão: Financeiro');
  await expectClean(page);
});
