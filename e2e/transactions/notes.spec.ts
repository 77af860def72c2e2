import { randomUUID } from 'node:crypto';
import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';
import { openDispute } from '@/e2e/support/open-dispute';
import { storeTransaction } from '@/e2e/support/store-transaction';

test('a note is written on a payment, seen by a colleague at once, found by a word, marked in the list, changed and deleted', async ({
  openAs,
}) => {
  const payment = await storeTransaction();
  const word = `pedido${randomUUID().slice(0, 8)}`;
  const [finance, support] = [await openAs('finance'), await openAs('support', { viewport: { width: 390, height: 844 } })];
  await support.goto(`/transactions/${payment.id}`);
  await expect(support.getByRole('heading', { name: 'Notas' })).toBeVisible();
  await finance.goto(`/transactions/${payment.id}`);
  const text = finance.getByLabel('Nova nota');
  await text.press('Control+Enter');
  await expect(finance.getByText('Escreva a nota.')).toBeVisible();
  await text.fill(`Liguei sobre o ${word}`);
  await text.press('Control+Enter');
  await expect(finance.getByText('Nota guardada.')).toBeVisible();
  await expect(text).toHaveValue('');
  await expect(support.getByText(`Liguei sobre o ${word}`)).toBeVisible();
  await expect(support.getByRole('button', { name: /^Mudar a nota/ })).toHaveCount(0);
  await expectClean(finance, 'a payment with a note');
  await expectClean(support, 'a payment with a note, on a phone');

  await finance.goto('/notes');
  await finance.getByRole('searchbox').fill(word.toUpperCase());
  await finance.keyboard.press('Enter');
  await expect(finance.getByText(`Liguei sobre o ${word}`)).toBeVisible();
  await expectClean(finance, 'the notes');
  await finance.goto(`/transactions?clientReference=${payment.clientReference}`);
  await expect(finance.getByText('com uma nota')).toBeVisible();

  await finance.goto(`/transactions/${payment.id}`);
  await finance.getByRole('button', { name: /^Mudar a nota/ }).click();
  const oneWord = `https://loja.example/${'pedido'.repeat(20)}`;
  await finance.getByLabel('Mudar a nota', { exact: true }).fill(`Resolvido ${oneWord}`);
  await finance.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(finance.getByText('Resolvido')).toBeVisible();
  await expect(finance.getByText(/mudada em/)).toBeVisible();
  await expect(finance.getByRole('button', { name: /^Mudar a nota/ })).toBeFocused();
  // A word that fits on no line makes no page wider.
  await expect(support.getByText(oneWord)).toBeVisible();
  expect(await support.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await finance.getByRole('button', { name: /^Excluir a nota/ }).click();
  await finance.getByRole('button', { name: 'Manter' }).click();
  await expect(finance.getByRole('button', { name: /^Excluir a nota/ })).toBeFocused();
  await finance.keyboard.press('Enter');
  await finance.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(finance.getByText('Resolvido')).toHaveCount(0);
  await expect(finance.getByRole('heading', { name: 'Notas' })).toBeFocused();
});

test('a note on a case is a sign beside it in the queue, at a desk and on a phone', async ({ openAs }) => {
  const name = `Rita Noronha ${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6)}`;
  const { id } = await openDispute({ expiresAt: new Date(Date.now() + 5 * 3_600_000).toISOString() }, { payerName: name });
  const support = await openAs('support');
  await support.goto(`/infractions/${id}`);
  await support.getByLabel('Nova nota').fill('Pedi o comprovante à loja');
  await support.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(support.getByText('Nota guardada.')).toBeVisible();
  // A reading of the queue serves whoever asks within 3 seconds: one from before the dispute lacks it.
  await expect(async () => {
    await support.goto('/infractions');
    await expect(support.getByRole('row').filter({ hasText: name })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(support.getByRole('row').filter({ hasText: name }).getByText('com uma nota')).toBeAttached();
  await support.setViewportSize({ width: 390, height: 844 });
  await expect(support.getByRole('listitem').filter({ hasText: name }).getByText('com uma nota')).toBeAttached();
});

test('what was typed into a note is still there after another record was looked at', async ({ openAs }) => {
  const payment = await storeTransaction();
  const finance = await openAs('finance');
  await finance.goto(`/transactions/${payment.id}`);
  await finance.getByLabel('Nova nota').fill('Ainda não terminei');
  await finance.getByRole('link', { name: 'Transações' }).first().click();
  await expect(finance).toHaveURL(/\/transactions(\?|$)/);
  await finance.goBack();
  await expect(finance.getByLabel('Nova nota')).toHaveValue('Ainda não terminei');
});

test('an auditor reads notes and writes none; an administrator has no page of them', async ({ openAs }) => {
  const payment = await storeTransaction();
  const finance = await openAs('finance');
  await finance.goto(`/transactions/${payment.id}`);
  await finance.getByLabel('Nova nota').fill('Para a auditoria');
  await finance.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(finance.getByText('Nota guardada.')).toBeVisible();
  const auditor = await openAs('auditor');
  await auditor.goto(`/transactions/${payment.id}`);
  await expect(auditor.getByText('Para a auditoria')).toBeVisible();
  await expect(auditor.getByLabel('Nova nota')).toHaveCount(0);
});
