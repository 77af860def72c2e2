import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';

test.use({ role: 'finance' });

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Visões salvas' });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Visões' });
const openDialog = (page: Page) => page.getByRole('button', { name: 'Salvar esta visão' }).click();
const close = (page: Page) => dialogOf(page).locator('button', { hasText: 'Fechar' }).click();

/** Saves what is shown under a name. */
async function save(page: Page, name: string, role?: string): Promise<void> {
  await openDialog(page);
  await dialogOf(page).getByLabel('Nome', { exact: true }).fill(name);
  if (role) await dialogOf(page).getByLabel('Para quem').selectOption(role);
  await dialogOf(page).getByRole('button', { name: 'Salvar esta visão' }).click();
  await expect(dialogOf(page).getByRole('status').filter({ hasText: name })).toBeVisible();
}

async function remove(page: Page, name: string): Promise<void> {
  await dialogOf(page)
    .getByRole('button', { name: `Excluir ${name}` })
    .click();
  await dialogOf(page)
    .getByRole('button', { name: `Excluir mesmo ${name}` })
    .click();
  await expect(dialogOf(page).getByText(`${name} foi excluída.`)).toBeVisible();
}

test('a view is saved, is a tab of the first HTML, brings back its rows, and is renamed, replaced and deleted', async ({ page }) => {
  const name = `Erros ${randomUUID().slice(0, 6)}`;
  await page.goto('/transactions?status=ERROR&period=last7&name=Helena');
  const density = page.getByRole('button', { name: 'Linhas compactas' });
  await density.click();
  await openDialog(page);
  await expect(dialogOf(page).getByText('não é guardado')).toBeVisible();
  await close(page);
  await save(page, name);
  await expectClean(page, 'saved views', 'dialog');
  // The same name in another case.
  await dialogOf(page).getByLabel('Nome', { exact: true }).fill(name.toUpperCase());
  await dialogOf(page).getByRole('button', { name: 'Salvar esta visão' }).click();
  await expect(dialogOf(page).getByText('Já há uma visão com este nome nesta lista.')).toBeVisible();
  await expect(dialogOf(page).getByLabel('Nome', { exact: true })).toBeFocused();
  await close(page);

  await density.click();
  await tabs(page).getByRole('link', { name: 'Todas' }).click();
  await expect(page).toHaveURL(/\/transactions$/);
  await expect(density).toHaveAttribute('aria-pressed', 'false');
  await tabs(page).getByRole('link', { name }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('status') === 'ERROR' && !url.searchParams.has('name'));
  await expect(density).toHaveAttribute('aria-pressed', 'true');
  await expect(tabs(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

  const html = await (await page.request.get(page.url())).text();
  expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${name}<`));
  await page.reload();
  await expect(tabs(page).locator('a[aria-current="page"]')).toHaveText(name);

  const renamed = `${name} novo`;
  await openDialog(page);
  await dialogOf(page)
    .getByRole('button', { name: `Mudar o nome de ${name}` })
    .click();
  await dialogOf(page).getByLabel(`Novo nome de ${name}`).fill(renamed);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByText(`${renamed} tem o novo nome.`)).toBeVisible();
  await close(page);
  await expect(tabs(page).getByRole('link', { name: renamed })).toBeVisible();

  await page.goto('/transactions?status=PENDING&period=last7');
  await openDialog(page);
  await dialogOf(page)
    .getByRole('button', { name: `Trocar ${renamed} pelo que se vê agora` })
    .click();
  await expect(dialogOf(page).getByText(`${renamed} guarda agora o que se vê.`)).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: renamed, includeHidden: true })).toHaveAttribute('href', /status=PENDING/);
  await remove(page, renamed);
  await close(page);
  await expect(tabs(page).getByRole('link', { name: renamed })).toHaveCount(0);
});

test('a view of a role is a tab of its people, who cannot change it; one that was deleted meanwhile says so', async ({ page, openAs }) => {
  const name = `Suporte ${randomUUID().slice(0, 6)}`;
  await page.goto('/transactions?status=ERROR');
  await save(page, name, 'Suporte');
  const person = await openAs('support', { viewport: { width: 390, height: 844 } });
  await person.goto('/transactions');
  await tabs(person).getByRole('link', { name }).click();
  await expect(person).toHaveURL(/status=ERROR/);
  await expectClean(person, 'a saved view of a role');
  await openDialog(person);
  await expect(dialogOf(person).getByText('Nenhuma ainda.')).toBeVisible();
  await expect(dialogOf(person).getByLabel('Para quem')).toHaveCount(0);

  const colleague = await openAs('finance');
  await colleague.goto('/transactions');
  await openDialog(colleague);
  await expect(dialogOf(colleague).getByText(`${name}, de Suporte`)).toBeVisible();
  // The other tab has heard nothing yet when it deletes what is gone.
  await colleague.route('**/api/office/saved-views?*', (route) => route.abort());
  await remove(page, name);
  await dialogOf(colleague)
    .getByRole('button', { name: `Excluir ${name}` })
    .click();
  await dialogOf(colleague)
    .getByRole('button', { name: `Excluir mesmo ${name}` })
    .click();
  await expect(dialogOf(colleague).getByText('Esta visão foi excluída nesse meio tempo.')).toBeVisible();
});

test('a list without tabs of its own has them once a view is saved', async ({ page }) => {
  const name = `Grandes ${randomUUID().slice(0, 6)}`;
  await page.goto('/withdrawals?period=last30');
  await expect(page.getByRole('button', { name: 'Salvar esta visão' })).toBeVisible();
  await save(page, name);
  await close(page);
  await expect(tabs(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await tabs(page).getByRole('link', { name: 'Todas' }).click();
  await expect(tabs(page).locator('a[aria-current="page"]')).toHaveText('Todas');
  await openDialog(page);
  await remove(page, name);
  await close(page);
  await expect(tabs(page)).toHaveCount(0);
});
