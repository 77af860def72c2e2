import { toBuffer } from 'qrcode';
import { goOn } from '@/e2e/support/money-form';
import { expect, test } from '@/e2e/support/office-test';
import { accountToken, sandbox } from '@/e2e/support/stack';
import { freshReference } from '@/e2e/support/store-transaction';

test.use({ role: 'finance' });

const withInterest =
  '00020101021226460014br.gov.bcb.pix2524sandbox.example/qr/juros520400005303986540550.005802BR5912LIVRARIA IPE6009SAO PAULO62070503***6304E092';
const withoutAmount =
  '00020101021226470014br.gov.bcb.pix2525sandbox.example/qr/aberto5204000053039865802BR5912LIVRARIA IPE6009SAO PAULO62070503***6304741F';
const expired =
  '00020101021226470014br.gov.bcb.pix2525sandbox.example/qr/svk310520400005303986540510.005802BR5912LIVRARIA IPE6009SAO PAULO62070503***6304F23A';

test('a code is read before it is paid: from an image, with its interest; one that ran out is explained; one without amount asks for it', async ({
  page,
  context,
}) => {
  const reference = freshReference();
  await page.goto('/withdrawals/qr-code');
  await page.getByLabel('Código Pix').fill(withInterest.slice(0, -1));
  await expect(page.getByText('Isto não é um código Pix inteiro')).toBeVisible();
  await page.getByLabel('Código Pix').fill(expired);
  await page.getByRole('button', { name: 'Ler código' }).click();
  await expect(page.getByText('SVK310', { exact: true })).toBeAttached();

  await page.getByLabel('Código Pix').fill(withoutAmount);
  await page.getByRole('button', { name: 'Ler código' }).click();
  await expect(page.getByText('você informa')).toBeVisible();
  await expect(page.getByLabel('Valor', { exact: true })).toBeVisible();
  await page.getByLabel('Valor', { exact: true }).fill('77,70');

  const buffer = await toBuffer(withInterest, { width: 360 });
  const image = { name: 'qr.png', mimeType: 'image/png', buffer };
  // Without a network the reader cannot come: that is no image without a code.
  await context.setOffline(true);
  await page.locator('input[type=file][accept="image/*"]').setInputFiles(image);
  await expect(page.getByText('O leitor de imagens não carregou')).toBeVisible();
  await context.setOffline(false);
  await page.locator('input[type=file][accept="image/*"]').setInputFiles(image);
  const facts = page.getByRole('region', { name: 'O que o código diz' });
  await expect(facts).toContainText('51,00');
  await expect(facts).toContainText('50,00');
  await expect(facts).toContainText('com acréscimo');
  await expect(page.getByRole('region', { name: 'Quem recebe' })).toContainText('LIVRARIA IPE');
  await expect(page.getByLabel('Valor', { exact: true })).toHaveCount(0);
  await page.getByLabel('Conferi o nome: é este o recebedor').check();
  await page.getByLabel('Referência', { exact: true }).fill(reference);
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Pagar R$ 51,00 a LIVRARIA IPE?' })).toBeFocused();
  await page.getByRole('button', { name: 'Pagar R$ 51,00' }).click();
  await expect(page).toHaveURL(/\/transactions\//);
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
  const { data } = await sandbox.storedTransactions({ token: accountToken, clientReference: reference });
  expect(data.map(({ amount }) => amount)).toEqual([51]);
});
