import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';
import { addDays, businessDay } from '@/lib/format/date';
import { typedDayText } from '@/lib/format/date-text';
import { serviceZone } from '@/lib/format/zone';

test.use({ role: 'finance' });

test('a withdrawal is planned for tomorrow, seen among the operations, and canceled by keyboard', async ({ page }) => {
  await page.goto('/withdrawals/new');
  const today = await page.getByLabel('Pagar em').inputValue();
  expect(Math.abs(Date.parse(today) - Date.parse(businessDay(new Date(), serviceZone)))).toBeLessThanOrEqual(86_400_000);
  const tomorrow = addDays(today, 1);
  await page.getByLabel('Chave Pix').fill('tesouraria@aroeira.example');
  await page.getByRole('button', { name: 'Consultar titular' }).click();
  await page.getByLabel('Conferi o nome: é este o recebedor').check();
  await page.getByLabel('Valor', { exact: true }).fill('1,23');
  await page.getByLabel('Pagar em').fill(addDays(today, 91));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Escolha de hoje até')).toBeVisible();
  await page.getByLabel('Pagar em').fill(tomorrow);
  await expect(page.getByText('a partir das 8 h de Brasília')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { name: /^Planejar R\$\s1,23 para .+ em / })).toBeVisible();
  await page.getByRole('button', { name: /^Planejar R\$\s1,23 para / }).click();
  await expect(page).toHaveURL(/\/operations\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Planejada ${typedDayText(tomorrow).slice(0, 5)}`);
  await expectClean(page, 'a planned payment');

  const address = page.url();
  await page.goto('/operations?state=planned');
  const listed = page.getByRole('row').filter({ hasText: 'Planejada' }).first();
  await expect(listed).toContainText(typedDayText(tomorrow).slice(0, 5));

  await page.goto(address);
  await page.getByRole('button', { name: 'Cancelar pagamento' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Manter' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancelar pagamento' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancelada');
  await expect(page.getByText('Nenhum dinheiro se moveu.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar pagamento' })).toHaveCount(0);
});
