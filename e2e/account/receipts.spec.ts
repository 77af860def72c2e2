import { readFile } from 'node:fs/promises';
import { expect, test } from '@/e2e/support/office-test';
import { accountToken, sandbox } from '@/e2e/support/stack';
import { storeTransaction } from '@/e2e/support/store-transaction';

test.use({ role: 'finance' });

for (const [what, path, type] of [
  ['a paid charge', '/charges', 'DEPOSIT'],
  ['a withdrawal', '/withdrawals', 'WITHDRAW'],
] as const) {
  test(`the receipt of ${what} is saved as a file named after it`, async ({ page }) => {
    const { id } = await storeTransaction({
      type,
      payerDocument: '52998224725',
      receiverName: 'Loja Aroeira',
      receiverDocument: '11222333000181',
    });
    await page.goto(`${path}/${id}`);
    await page.getByRole('button', { name: 'Comprovante' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Baixar o PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`comprovante-${id}.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });
}

test('a receipt the service does not have yet is reported on the page, and no empty tab stays', async ({ page }) => {
  const { id } = await storeTransaction({ type: 'WITHDRAW', receiverName: 'Loja Aroeira', receiverDocument: '11222333000181' });
  await sandbox.addFault({ fault: 'status', code: 'SVC320', token: accountToken, endpoint: 'withdrawals.receipt', address: id });
  await page.goto(`/withdrawals/${id}`);
  await page.getByRole('button', { name: 'Comprovante' }).click();
  await page.getByRole('menuitem', { name: 'Abrir em outra aba' }).click();
  await expect(page.getByRole('dialog')).toContainText('O comprovante ainda não está pronto');
  expect(page.context().pages()).toHaveLength(1);
});
