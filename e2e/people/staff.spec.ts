import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';
import { signInByForm } from '@/e2e/support/sign-in';

test.use({ role: 'admin' });

/** A change of this person that waits for a second administrator. */
const waitingOf = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });
const lineOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function act(page: Page, name: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${name}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

test('a person is added by one administrator, let in by another, chooses a password, changes role, and leaves', async ({
  page,
  openAs,
}) => {
  const id = randomUUID().slice(0, 8);
  const [name, email, password] = [`Aaron ${id}`, `aaron-${id}@demo.example`, 'quatro palavras bem longas'];
  await page.goto('/settings/staff?limit=100');
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click();
  const sheet = page.getByRole('dialog', { name: 'Adicionar pessoa' });
  await sheet.getByLabel('Nome').fill(name);
  await sheet.getByLabel('E-mail').fill(email);
  await sheet.getByLabel('Papel').selectOption('Suporte');
  await sheet.getByRole('button', { name: 'Adicionar pessoa' }).click();
  await page.getByRole('dialog', { name: 'Espera outra pessoa da administração' }).getByRole('button', { name: 'Entendi' }).click();
  await expect(lineOf(page, email)).toContainText('Desativada');
  await expect(waitingOf(page, email)).toContainText('outra pessoa da administração decide');
  await expect(page.getByRole('button', { name: `Aprovar: ${name}` })).toHaveCount(0);

  const second = await openAs('admin2');
  await second.goto('/settings/staff?limit=100');
  await expect(waitingOf(second, email)).toContainText('Entrar na equipe como Suporte');
  await expectClean(second, 'staff with something to approve');
  await second.getByRole('button', { name: `Aprovar: ${name}` }).click();
  const handed = second.getByRole('dialog', { name: 'Link para escolher a senha' });
  const link = String(await handed.getByRole('code').textContent());
  await handed.getByRole('button', { name: 'Já entreguei' }).click();
  await expect(second.getByText(link)).toHaveCount(0);
  await expect(waitingOf(second, email)).toHaveCount(0);
  await expect(lineOf(second, email)).toContainText('aguarda senha');

  const theirs = await openAs(null);
  const addresses: string[] = [];
  theirs.on('request', (request) => addresses.push(request.url()));
  await theirs.goto(link);
  await expect(theirs).toHaveURL('/welcome');
  await theirs.getByLabel('Nova senha').fill('curta');
  await theirs.getByRole('button', { name: 'Salvar a senha' }).click();
  await expect(theirs.getByText('Use pelo menos 12 caracteres.')).toBeVisible();
  await theirs.getByLabel('Nova senha').fill('senha12345678');
  await theirs.getByRole('button', { name: 'Salvar a senha' }).click();
  await expect(theirs.getByText('É uma senha comum')).toBeVisible();
  await theirs.getByLabel('Nova senha').fill(password);
  await theirs.getByRole('button', { name: 'Salvar a senha' }).click();
  await expect(theirs.getByText('Senha escolhida. Agora é só entrar.')).toBeVisible();
  expect(addresses.filter((address) => address.includes(new URL(link).hash.slice(1)))).toEqual([]);
  await theirs.goto('/welcome');
  await expect(theirs.getByText('Abra esta página pelo link que você recebeu.')).toBeVisible();
  await theirs.goto(link);
  await theirs.getByLabel('Nova senha').fill('outras palavras bem longas');
  await theirs.getByRole('button', { name: 'Salvar a senha' }).click();
  await expect(theirs.getByText('Este link não vale mais')).toBeVisible();
  await theirs.goto('/transactions');
  await signInByForm(theirs, { email, password });
  await expect(theirs.getByRole('table', { name: 'Transações' })).toBeVisible();

  await page.reload();
  await act(page, name, 'Mudar papel ou nome');
  await page.getByRole('dialog').getByLabel('Papel').selectOption('Auditoria');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('button', { name: 'Entendi' }).click();
  await expect(lineOf(page, email)).toContainText('Suporte');
  await second.reload();
  await second.getByRole('button', { name: `Aprovar: ${name}` }).click();
  await expect(lineOf(second, email)).toContainText('Auditoria');
  expect((await theirs.request.get('/api/office/audit')).status()).toBe(401);
  // Their page hears at once that its session is over.
  await expect(theirs).toHaveURL(/\/sign-in/);
  await theirs.goto('/settings/audit');
  await signInByForm(theirs, { email, password });
  await expect(theirs.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible();

  await act(page, name, 'Acessos');
  const places = page.getByRole('dialog', { name: `Acessos de ${name}` });
  await expect(places.getByRole('listitem')).toHaveCount(1);
  await places.getByRole('button', { name: 'Encerrar todas' }).click();
  await expect(places.getByText('Nenhuma sessão aberta.')).toBeVisible();
  await places.getByRole('button', { name: 'Cancelar' }).click();
  expect((await theirs.request.get('/api/office/audit')).status()).toBe(401);
  // Led there by itself, which would end a visit of another page that begins meanwhile.
  await expect(theirs).toHaveURL(/\/sign-in/);

  await act(page, name, 'Desativar');
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
  await expect(lineOf(page, email)).toContainText('Desativada');
  await theirs.goto('/sign-in');
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

test('nobody changes their own role, nor approves what they asked for', async ({ page }) => {
  await page.goto('/settings/staff?limit=100');
  await act(page, 'Ana Meireles', 'Mudar papel ou nome');
  await page.getByRole('dialog').getByLabel('Papel').selectOption('Financeiro');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Isto precisa de outra pessoa da administração')).toBeVisible();
  await page.reload();
  await expect(lineOf(page, 'admin@demo.example')).toContainText('Administração');
});

test('a request is taken back by who made it, and refused by another administrator', async ({ page, openAs, addPerson }) => {
  const person = await addPerson('support');
  const ask = async () => {
    await page.goto('/settings/staff?limit=100');
    await act(page, person.name, 'Mudar papel ou nome');
    await page.getByRole('dialog').getByLabel('Papel').selectOption('Financeiro');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('button', { name: 'Entendi' }).click();
  };
  await ask();
  await page.getByRole('button', { name: `Retirar o pedido: ${person.name}` }).click();
  await expect(waitingOf(page, person.email)).toHaveCount(0);
  await ask();
  const second = await openAs('admin2');
  await second.goto('/settings/staff?limit=100');
  await second.getByRole('button', { name: `Recusar: ${person.name}` }).click();
  await expect(waitingOf(second, person.email)).toHaveCount(0);
  await expect(lineOf(second, person.email)).toContainText('Suporte');
});
