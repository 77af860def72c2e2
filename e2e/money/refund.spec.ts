import type { Page } from '@playwright/test';
import { goOn } from '@/e2e/support/money-form';
import { expect, test } from '@/e2e/support/office-test';
import { accountToken, sandbox } from '@/e2e/support/stack';
import { freshReference, storeTransaction } from '@/e2e/support/store-transaction';

test.use({ role: 'finance' });

async function askForPart(page: Page, id: string, amount: string): Promise<void> {
  await page.goto(`/transactions/${id}?refund=1`);
  await page.getByRole('radio', { name: 'Outro valor' }).check();
  await page.getByRole('textbox', { name: 'Outro valor' }).fill(amount);
  await goOn(page);
  await expect(page.getByText(`Devolver R$ ${amount} a`)).toBeVisible();
}

const sendIt = (page: Page, amount: string) => page.getByRole('button', { name: `Devolver R$ ${amount}` });
const refundedOf = async (clientReference: string) => {
  const { data } = await sandbox.storedTransactions({ token: accountToken, clientReference });
  return data.map(({ refundAmount, refundStatus }) => [refundAmount, refundStatus]);
};

test('of two people who refund 60 of 100 reais at once, one succeeds, and the other sees what is left', async ({ openAs }) => {
  const clientReference = freshReference();
  const { id } = await storeTransaction({ amount: 100, clientReference, payerName: 'Helena Prado' });
  const pages = [await openAs('finance'), await openAs('finance')];
  for (const page of pages) await askForPart(page, id, '60,00');
  await Promise.all(pages.map((page) => sendIt(page, '60,00').dblclick()));

  const done = (page: Page) => page.getByText('Devolução de R$ 60,00 pedida.', { exact: false });
  // A second refund during or just after the first.
  const refused = (page: Page) =>
    page
      .getByRole('dialog')
      .getByRole('alert')
      .or(page.getByText('Restam R$ 40,00; o que você escreveu ficou.', { exact: false }));
  for (const page of pages) await expect(done(page).or(refused(page)).first()).toBeVisible();
  const count = async (of: (page: Page) => ReturnType<typeof done>) =>
    (await Promise.all(pages.map((page) => of(page).count()))).filter((found) => found > 0).length;
  await expect.poll(() => count(done)).toBe(1);
  await expect.poll(() => count(refused)).toBe(1);
  // The institution confirms by itself after some seconds.
  expect(await refundedOf(clientReference)).toEqual([['60.00', expect.stringMatching(/^(PENDING|COMPLETED)$/)]]);
});

test('a refund whose answer is lost is looked for and found, given back once, and complete when the service says so', async ({ page }) => {
  const clientReference = freshReference();
  const { id } = await storeTransaction({ amount: 80, clientReference });
  await askForPart(page, id, '30,50');
  await sandbox.addFault({ fault: 'apply-then-drop', token: accountToken, endpoint: 'refunds.create' });
  await sendIt(page, '30,50').click();
  await expect(page.getByText('Devolução de R$ 30,50 pedida.', { exact: false })).toBeVisible();
  await expect.poll(() => refundedOf(clientReference)).toEqual([['30.50', 'COMPLETED']]);

  await page.goto(`/transactions/${id}`);
  await expect(page.getByText('R$ 30,50').first()).toBeVisible();
  await page.getByRole('button', { name: 'Devolver' }).click();
  await expect(page.getByText('Tudo o que resta, R$ 49,50')).toBeVisible();
});
