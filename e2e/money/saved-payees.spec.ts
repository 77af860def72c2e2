import { randomUUID } from 'node:crypto';
import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';
import { sandbox } from '@/e2e/support/stack';

test.use({ role: 'finance' });

test('a payee is saved after a look-up, picked by a colleague, warned about when the key moves, renamed and deleted', async ({
  page,
  openAs,
}) => {
  const id = randomUUID().slice(0, 8);
  const key = `pix@sandbox-e2e-${id}.example`;
  const name = `Aluguel ${id}`;
  const oneWord = `https://loja.example/${'contrato'.repeat(10)}`;
  await page.goto('/withdrawals/new');
  await page.getByLabel('Chave Pix').fill(key);
  await page.getByRole('button', { name: 'Consultar titular' }).click();
  const holder = (await page.getByRole('region', { name: 'Quem recebe' }).locator('p').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Salvar recebedor' }).click();
  await page.getByRole('region', { name: 'Salvar recebedor' }).getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Salvar recebedor' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Nome na lista').fill(name);
  await page.getByLabel('Anotação').fill(`Todo dia 5 ${oneWord}`);
  // Enter saves, and never sends the form around it.
  await page.getByLabel('Nome na lista').press('Enter');
  await expect(page.getByText(`Salvo como ${name}. Todo dia 5 ${oneWord}`)).toBeVisible();
  await expect(page).toHaveURL(/\/withdrawals\/new$/);

  await sandbox.createAccount({ token: `sandbox-e2e-${id}` });
  const colleague = await openAs('finance', { viewport: { width: 390, height: 844 } });
  await colleague.goto('/withdrawals/new');
  await colleague.getByRole('button', { name: 'Recebedores salvos' }).click();
  const dialog = colleague.getByRole('dialog', { name: 'Recebedores salvos' });
  await dialog.getByLabel('Procurar por nome').fill(`ALUGUEL ${id}`);
  await dialog.getByLabel('Procurar por nome').press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText(holder);
  await expectClean(colleague, 'the saved payees', 'dialog');
  // A word that fits on no line is broken.
  expect(await dialog.getByRole('list').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await dialog.getByText(name, { exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(colleague.getByLabel('Chave Pix')).toHaveValue(key);
  await expect(colleague.getByText(`o titular desta chave era ${holder}`)).toBeVisible();

  await colleague.getByRole('button', { name: 'Recebedores salvos' }).click();
  await dialog.getByRole('button', { name: `Mudar ${name}` }).click();
  await dialog.getByLabel('Nome na lista').fill(`Galpão ${id}`);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByRole('button', { name: `Mudar Galpão ${id}` })).toBeFocused();
  await dialog.getByRole('button', { name: `Excluir Galpão ${id}` }).click();
  await dialog.getByRole('button', { name: 'Manter' }).click();
  await expect(dialog.getByRole('button', { name: `Excluir Galpão ${id}` })).toBeFocused();
  await colleague.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(dialog.getByText(`Galpão ${id}`)).toHaveCount(0);
  await expect(dialog.getByLabel('Procurar por nome')).toBeFocused();
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(colleague.getByRole('button', { name: 'Salvar recebedor' })).toBeVisible();
  const stored = await colleague.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, window.location.href]));
  expect(stored).not.toContain(id);
});
