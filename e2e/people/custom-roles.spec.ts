import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { customPermissions } from '@/e2e/support/custom-role';
import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';
import { signInByRequest } from '@/e2e/support/sign-in';

const ownHeaders = { 'x-balcao': '1' };

/** Approves what waits at an address. */
async function approveAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: /^Aprovar/ }).click();
}

test('an administrator makes a role, who has it gives it too, a person gets it, and sees what it opens and nothing else', async ({
  openAs,
  addPerson,
}) => {
  test.slow();
  const name = `Caixa ${randomUUID().slice(0, 6)}`;
  const person = await addPerson('support');
  const [admin, second, finance, theirs] = [await openAs('admin'), await openAs('admin2'), await openAs('finance'), await openAs(null)];
  await signInByRequest(theirs.request, person);
  await theirs.goto('/');
  await expect(theirs.getByRole('link', { name: /^Infrações/ }).first()).toBeVisible();

  await admin.goto('/settings/roles');
  await expect(admin.getByRole('heading', { name: 'Financeiro' })).toBeVisible();
  await admin.getByRole('button', { name: 'Novo papel' }).click();
  const sheet = admin.getByRole('dialog', { name: 'Novo papel' });
  await sheet.getByRole('textbox', { name: 'Nome' }).fill('Financeiro');
  await sheet.getByRole('checkbox', { name: /^ver cobranças(?! no)/i }).check();
  await sheet.getByRole('checkbox', { name: 'Criar cobranças' }).check();
  await sheet.getByRole('checkbox', { name: 'Ver a equipe' }).check();
  await expect(sheet.getByText('Você não tem: alguém que tem precisa aprovar.').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Salvar papel' }).click();
  await expect(sheet.getByText('Este nome é de um papel do produto.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Nome' }).fill(name);
  // Duties that should be apart are said at once, and nothing is sent before they are acknowledged.
  await sheet.getByRole('checkbox', { name: 'Mudar a equipe' }).check();
  const warnings = sheet.getByRole('group', { name: 'Leia antes de salvar' });
  await expect(warnings).toContainText('Move dinheiro e decide quem pode o quê');
  await expectClean(admin, 'a role being made', 'dialog');
  await sheet.getByRole('button', { name: 'Salvar papel' }).click();
  await expect(sheet.getByRole('checkbox', { name: /^Li, e o papel deve ser assim/ })).toBeFocused();
  await sheet.getByRole('checkbox', { name: 'Mudar a equipe' }).uncheck();
  await expect(warnings).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Salvar papel' }).click();
  await sheet.getByRole('link', { name: 'Acompanhar' }).click();
  await expect(admin.getByText('o papel dá o que quem pediu não tem')).toBeVisible();
  const approval = new URL(admin.url()).pathname;

  await approveAt(second, approval);
  await expect(second.getByText('Você já decidiu; falta mais alguém.')).toBeVisible();
  await finance.goto(approval);
  await expect(finance.getByText('Passa a abrir').locator('..')).toContainText('criar cobranças');
  await finance.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(finance.getByText('Concluído', { exact: true })).toBeVisible();

  await admin.goto('/settings/roles');
  await expectClean(admin, 'the roles');
  await admin.getByRole('link', { name: `Ver como ${name}` }).click();
  await expect(admin.getByText('Vê só mascarado.')).toBeVisible();
  await expect(admin.getByText('***.456.789-**')).toBeVisible();
  await expect(admin.getByText('move dinheiro')).toHaveCount(1);
  await expectClean(admin, 'a role as its people see it');

  await admin.goto('/settings/staff?limit=100');
  await admin.getByRole('button', { name: `Ações de ${person.name}` }).click();
  await admin.getByRole('menuitem', { name: 'Mudar papel ou nome' }).click();
  const change = admin.getByRole('dialog', { name: `Mudar ${person.name}` });
  await change.getByLabel('Papel').selectOption(name);
  await change.getByRole('button', { name: 'Salvar' }).click();
  await admin.getByRole('dialog', { name: 'Espera outra pessoa da administração' }).getByRole('button', { name: 'Entendi' }).click();
  await second.goto('/settings/staff?limit=100');
  await expect(second.getByRole('listitem').filter({ hasText: person.email })).toContainText(`Suporte para ${name}`);
  await second.getByRole('button', { name: `Aprovar: ${person.name}` }).click();
  await expect(second.getByRole('row').filter({ hasText: person.email })).toContainText(name);

  // The sessions of the role before are over; the next one opens what the new role opens.
  await theirs.goto('/transactions');
  await expect(theirs).toHaveURL(/\/sign-in/);
  await signInByRequest(theirs.request, person);
  await theirs.goto('/');
  await expect(theirs).toHaveURL('/charges');
  await expect(theirs.getByRole('navigation', { name: 'Páginas' }).getByRole('link')).toHaveText([/^Cobranças/, /^Equipe/]);
  await theirs.getByRole('button', { name: new RegExp(person.name) }).click();
  await expect(theirs.getByText(`${name} ·`)).toBeVisible();
  await theirs.goto('/withdrawals/new');
  await expect(theirs.getByRole('heading', { name: 'Esta página é de outro papel' })).toBeVisible();
  await expect(theirs.getByText(`O seu papel, ${name}, não inclui isto.`)).toBeVisible();
  for (const path of ['/api/payments/user/transactions', '/api/office/audit', '/api/office/roles'])
    expect((await theirs.request.get(path, { headers: ownHeaders })).status(), path).toBe(403);
});

test('the menu of a role that administrators made has its pages and no other', async ({ openAs }) => {
  const page = await openAs('custom');
  await page.goto('/');
  await expect(page).toHaveURL('/transactions');
  expect(customPermissions).not.toContain('account:read');
  await expect(page.getByRole('navigation', { name: 'Páginas' }).getByRole('link')).toHaveText([
    /^Transações/,
    /^Aprovações/,
    /^Cobranças/,
    /^Contas virtuais/,
    /^Arquivos/,
    /^Equipe/,
  ]);
});
