import { cpf } from 'cpf-cnpj-validator';
import { chips, rows } from '@/e2e/support/filters';
import { expect, test } from '@/e2e/support/office-test';
import { brasilia, storeTransaction, today } from '@/e2e/support/store-transaction';
import { waitForShortcuts } from '@/e2e/support/wait-for-shortcuts';
import { addDays } from '@/lib/format/date';
import { formatDocument } from '@/lib/format/identifier/document';

test.use({ role: 'finance' });

const longAgo = () => brasilia(addDays(today(), -400), '10:00:00');

test('an old end-to-end id is found while the list shows today, and the page says so', async ({ page }) => {
  const old = await storeTransaction({ createdAt: longAgo(), payerName: 'Otília Brandão' });
  await page.goto('/transactions?period=today');
  await waitForShortcuts(page);
  await page.getByRole('searchbox', { name: 'Procurar' }).fill(` ${old.endToEndId} `);
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Otília Brandão');
  await expect(page.getByText('O período “Hoje” foi deixado de lado para achar o que você buscou.')).toBeVisible();

  await page.reload();
  await expect(rows(page)).toContainText('Otília Brandão');
  await page.getByRole('button', { name: 'Voltar ao período' }).click();
  await expect(page.getByText('foi deixado de lado')).toBeHidden();
  await expect(page).toHaveURL('/transactions?period=today');
});

test('an old reference is found the same way', async ({ page }) => {
  const old = await storeTransaction({ createdAt: longAgo() });
  await page.goto('/transactions');
  await waitForShortcuts(page);
  await page.getByRole('searchbox', { name: 'Procurar' }).fill(old.clientReference ?? '');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('O período “Últimos 7 dias” foi deixado de lado')).toBeVisible();
});

test("a transaction's own id leads to its page", async ({ page }) => {
  const { id } = await storeTransaction();
  await page.goto('/transactions');
  await waitForShortcuts(page);
  await page.getByRole('searchbox', { name: 'Procurar' }).fill(id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/transactions/${id}`);
  await expect(page.getByRole('button', { name: 'Copiar Transação' })).toBeVisible();
});

test('a document typed with punctuation is found, and no address holds it', async ({ page }) => {
  const document = cpf.generate();
  await storeTransaction({ payerDocument: document, generatedDocument: document, payerName: 'Zilda Nunes' });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));

  await page.goto('/transactions');
  await waitForShortcuts(page);
  await page.getByRole('searchbox', { name: 'Procurar' }).fill(formatDocument(document));
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Zilda Nunes');
  await expect(chips(page).last()).toHaveText(/^CPF ou CNPJ \*{3}\./);

  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(page.getByText(formatDocument(document)).first()).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, globalThis.document.cookie]));
  const addressTexts = [...addresses, page.url(), stored].map((text) => decodeURIComponent(text));
  expect(addressTexts.filter((text) => text.includes(document) || text.includes(formatDocument(document)))).toEqual([]);
});

test('a document with wrong check digits is an error of its field', async ({ page }) => {
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Acrescentar filtro' }).click();
  await page.getByRole('menuitem', { name: 'CPF ou CNPJ' }).click();
  await page.getByRole('textbox', { name: 'CPF ou CNPJ' }).fill('111.444.777-36');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Este CPF ou CNPJ não existe. Confira os dígitos.');
  await expect(page).toHaveURL('/transactions');
});
