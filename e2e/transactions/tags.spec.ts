import { randomUUID } from 'node:crypto';
import { expectClean } from '@/e2e/support/expect-clean';
import { addFilter } from '@/e2e/support/filters';
import { expect, test } from '@/e2e/support/office-test';
import { storeTransaction } from '@/e2e/support/store-transaction';

const newName = (word: string) => `${word} ${randomUUID().slice(0, 6)}`;

test('a payment is tagged by keyboard, seen with its tag by a colleague, in its list and among the tagged records, and untagged', async ({
  openAs,
}) => {
  const payment = await storeTransaction();
  const name = newName('Conferência');
  const [finance, support] = [await openAs('finance'), await openAs('support', { viewport: { width: 390, height: 844 } })];
  await support.goto(`/transactions/${payment.id}`);
  await finance.goto(`/transactions/${payment.id}`);
  const field = finance.getByRole('combobox', { name: 'Nova etiqueta' });
  await field.fill(name);
  await expect(finance.getByRole('option', { name: `Criar “${name}”` })).toBeVisible();
  await expectClean(finance, 'a tag about to be made');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(finance.getByRole('button', { name: `Tirar a etiqueta ${name}` })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(support.getByRole('button', { name: `Tirar a etiqueta ${name}` })).toBeVisible();
  await expectClean(support, 'a payment with a tag, on a phone');

  await finance.goto(`/transactions?clientReference=${payment.clientReference}`);
  await expect(finance.getByText(`com as etiquetas: ${name}`)).toBeAttached();

  await finance.goto('/notes');
  await finance.getByRole('link', { name: 'Com etiqueta' }).click();
  await expect(finance.getByRole('row').filter({ hasText: payment.id })).toContainText(name);
  await addFilter(finance, 'Etiqueta', () => finance.getByRole('checkbox', { name }).check());
  await expect(finance).toHaveURL(/tag=/);
  await expect(finance.getByRole('row').filter({ hasText: payment.id })).toContainText(name);
  await expectClean(finance, 'the tagged records');
  await finance.getByRole('link', { name: new RegExp(payment.id) }).click();
  await finance.getByRole('button', { name: `Tirar a etiqueta ${name}` }).click();
  await expect(finance.getByRole('group', { name: 'Etiquetas' })).toBeFocused();
  await expect(finance.getByText(name)).toHaveCount(0);
});

test('a tag is renamed for all its records and archived, and is offered no more', async ({ openAs }) => {
  const payment = await storeTransaction();
  const [name, other] = [newName('Conferir'), newName('Combinado')];
  const finance = await openAs('finance');
  await finance.goto(`/transactions/${payment.id}`);
  const field = finance.getByRole('combobox', { name: 'Nova etiqueta' });
  await field.fill(name);
  await field.press('Enter');
  await expect(finance.getByRole('button', { name: `Tirar a etiqueta ${name}` })).toBeVisible();
  await finance.goto('/notes/tags');
  await finance.getByRole('button', { name: 'Cuidar das etiquetas' }).click();
  await finance.getByRole('button', { name: `Mudar o nome da etiqueta ${name}` }).click();
  await finance.getByLabel(`Novo nome de ${name}`).fill(other);
  await finance.keyboard.press('Enter');
  await expect(finance.getByText(`A etiqueta agora se chama ${other}.`)).toBeVisible();
  await finance.getByRole('button', { name: `Arquivar a etiqueta ${other}` }).click();
  await expect(finance.getByText(`A etiqueta ${other} foi arquivada.`)).toBeVisible();
  await expectClean(finance, 'the tags of the team');
  await finance.goto(`/transactions/${payment.id}`);
  await finance.getByRole('button', { name: `Tirar a etiqueta ${other}` }).click();
  await field.fill(other.toUpperCase());
  await field.press('Enter');
  await expect(finance.getByText(/^Esta etiqueta foi arquivada/)).toBeVisible();
});

test('chosen rows of a list are tagged by one call, and said to have the tag', async ({ openAs }) => {
  const virtualAccount = `tags-${Date.now()}`;
  const name = newName('Estorno combinado');
  for (let index = 0; index < 3; index += 1) await storeTransaction({ virtualAccount });
  const finance = await openAs('finance');
  await finance.goto(`/transactions?virtualAccount=${virtualAccount}`);
  await finance.getByRole('button', { name: 'Selecionar', exact: true }).click();
  const bar = finance.getByRole('region', { name: 'Linhas selecionadas' });
  await bar.getByRole('button', { name: 'Todas da página' }).click();
  await bar.getByRole('button', { name: 'Etiquetar' }).click();
  const dialog = finance.getByRole('dialog', { name: 'Etiquetar 3 registros' });
  const field = dialog.getByRole('combobox', { name: 'Nova etiqueta' });
  await field.fill(name);
  await dialog.getByRole('option', { name: `Criar “${name}”` }).click();
  await expect(dialog).toContainText(`3 registros ganharam a etiqueta ${name}.`);
  await expectClean(finance, 'chosen rows that were tagged');
  await field.fill(name.toUpperCase());
  await field.press('Enter');
  await expect(dialog).toContainText('3 já tinham.');
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await bar.getByRole('button', { name: 'Encerrar a seleção' }).click();
  await expect(finance.getByText(`com as etiquetas: ${name}`)).toHaveCount(3);
});
