import { expect, test } from '@/e2e/support/office-test';
import { today } from '@/e2e/support/store-transaction';
import { formatDay } from '@/lib/format/date-text';

test.use({ role: 'auditor' });

test('what happened is on record, and the record says it is whole', async ({ page, addPerson }) => {
  const person = await addPerson('support');
  await page.goto('/settings/audit');
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible();
  await page.getByRole('button', { name: 'Verificar integridade' }).click();
  await expect(page.getByText(/^Nada foi alterado: \d+ registros conferidos\./)).toBeVisible();

  await page.getByRole('button', { name: 'Acrescentar filtro' }).click();
  await page.getByRole('menuitem', { name: 'Ação', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Senha trocada' }).check();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL('/settings/audit?action=staff.password-changed');
  const lines = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(lines.filter({ hasText: person.name })).toContainText(['Trocou a senha']);
  await expect(lines.filter({ hasText: 'Entrou' })).toHaveCount(0);
  await page.reload();
  const line = lines.filter({ hasText: person.name });
  await expect(line).toContainText(formatDay(today(), 'pt-BR'));

  await line.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trocou a senha');
  await expect(page.getByRole('definition').filter({ hasText: person.name })).toBeVisible();
  await page.getByRole('link', { name: 'Auditoria' }).first().click();

  await page.goto('/settings/audit');
  await page.getByRole('button', { name: 'Acrescentar filtro' }).click();
  await page.getByRole('menuitem', { name: 'Pessoa' }).click();
  await page.getByRole('checkbox', { name: person.name }).check();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/actor=/);
  await expect(lines.filter({ hasNotText: person.name })).toHaveCount(0);
  await expect(lines.filter({ hasText: 'Trocou a senha' })).toHaveCount(1);
});

test('a page somebody may not see is on record as refused', async ({ page, openAs }) => {
  const developer = await openAs('developer');
  await developer.goto('/');
  expect((await developer.request.get('/api/office/audit')).status()).toBe(403);
  await page.goto('/settings/audit?action=access.denied');
  const refused = 'Tentou o que o papel não permite: ver a auditoria';
  await expect(page.getByRole('row').filter({ hasText: 'Davi Quintela' }).filter({ hasText: refused }).first()).toContainText('Recusado');
});

test('an auditor looks and changes nothing', async ({ page }) => {
  await page.goto('/settings/staff');
  await expect(page.getByRole('heading', { level: 1, name: 'Equipe' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adicionar pessoa' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Ações/ })).toHaveCount(0);
});
