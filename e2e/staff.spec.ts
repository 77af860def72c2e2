import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './office-test';
import { signInByForm } from './sign-in';

test.use({ role: 'admin' });

const lineOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function act(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Ações: ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('a person is added, signs in once, chooses a password, changes role, and leaves', async ({ page, openAs }) => {
  const id = randomUUID().slice(0, 8);
  const [name, email, password] = [`Aaron ${id}`, `aaron-${id}@demo.example`, 'quatro palavras bem longas'];
  await page.goto('/settings/staff?limit=100');
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click();
  const sheet = page.getByRole('dialog', { name: 'Adicionar pessoa' });
  await sheet.getByLabel('Nome').fill(name);
  await sheet.getByLabel('E-mail').fill(email);
  await sheet.getByLabel('Papel').selectOption('Suporte');
  await sheet.getByRole('button', { name: 'Adicionar pessoa' }).click();
  const handed = page.getByRole('dialog', { name: 'Senha de uso único' });
  const oneTime = String(await handed.getByRole('code').textContent());
  await handed.getByRole('button', { name: 'Já anotei' }).click();
  await expect(page.getByText(oneTime)).toHaveCount(0);
  await expect(lineOf(page, email)).toContainText('senha provisória');

  const theirs = await openAs(null);
  await theirs.goto('/transactions');
  await signInByForm(theirs, { email, password: oneTime });
  await expect(theirs.getByRole('heading', { name: 'Trocar a senha' })).toBeVisible();
  await theirs.goto('/transactions');
  await expect(theirs).toHaveURL('/password');
  expect((await theirs.request.get('/api/payments/user')).status()).toBe(403);
  await theirs.getByLabel('Senha atual').fill(oneTime);
  await theirs.getByLabel('Nova senha').fill('curta');
  await theirs.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(theirs.getByText('Use pelo menos 12 caracteres.')).toBeVisible();
  await theirs.getByLabel('Nova senha').fill(password);
  await theirs.getByRole('button', { name: 'Trocar a senha' }).click();
  await expect(theirs.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
  await theirs.goto('/transactions');
  await expect(theirs.getByRole('table', { name: 'Transações' })).toBeVisible();

  await act(page, name, 'Mudar papel ou nome');
  await page.getByRole('dialog').getByLabel('Papel').selectOption('Administração');
  await page.getByRole('dialog').getByLabel('Papel').selectOption('Auditoria');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(lineOf(page, email)).toContainText('Auditoria');
  await theirs.goto('/settings/audit');
  await expect(theirs.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible();

  await act(page, name, 'Desativar');
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
  await expect(lineOf(page, email)).toContainText('Desativada');
  expect((await theirs.request.get('/api/office/audit')).status()).toBe(401);
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await signInByForm(theirs, { email, password });
  await expect(theirs.getByText('E-mail ou senha não conferem.')).toBeVisible();
});

test('an e-mail is one person, and a name is not empty', async ({ page }) => {
  await page.goto('/settings/staff');
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click();
  const sheet = page.getByRole('dialog', { name: 'Adicionar pessoa' });
  await sheet.getByLabel('E-mail').fill('finance@demo.example');
  await sheet.getByRole('button', { name: 'Adicionar pessoa' }).click();
  await expect(sheet.getByText('Escreva um nome de 2 a 80 letras.')).toBeVisible();
  await sheet.getByLabel('Nome').fill('Outra Pessoa');
  await sheet.getByRole('button', { name: 'Adicionar pessoa' }).click();
  await expect(sheet.getByText('Já existe alguém com este e-mail.')).toBeVisible();
  await expect(sheet.getByLabel('E-mail')).toBeFocused();
});

test('the last administrator stays one', async ({ page }) => {
  await page.goto('/settings/staff?limit=100');
  await act(page, 'Ana Meireles', 'Mudar papel ou nome');
  await page.getByRole('dialog').getByLabel('Papel').selectOption('Financeiro');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('É a última pessoa da administração')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await act(page, 'Ana Meireles', 'Desativar');
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('É a última pessoa da administração')).toBeVisible();
  await page.reload();
  await expect(lineOf(page, 'admin@demo.example')).toContainText('Ativa');
});
