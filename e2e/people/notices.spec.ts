import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';
import { accountToken, sandbox } from '@/e2e/support/stack';
import { freshReference } from '@/e2e/support/store-transaction';

test('a charge that was paid is told to who made it, in every browser at once, and opening it in one marks it as read in the other', async ({
  openAs,
}) => {
  const [desk, phone] = [await openAs('finance'), await openAs('finance', { viewport: { width: 390, height: 844 } })];
  const reference = freshReference();
  await desk.goto('/charges/new');
  await desk.getByLabel('Valor', { exact: true }).fill('12,50');
  await desk.getByLabel('Referência', { exact: true }).fill(reference);
  await desk.getByRole('button', { name: 'Cobrar R$ 12,50' }).click();
  await expect(desk).toHaveURL(/\/transactions\/[^/]+$/);
  const [charge] = (await sandbox.storedTransactions({ token: accountToken, clientReference: reference })).data;
  const row = (page: typeof desk) => page.locator(`main a[href="/transactions/${charge?.id}"]`).first();

  await desk.goto('/notices');
  await phone.goto('/notices?unread=true');
  await sandbox.payCharge({ id: charge?.id ?? '', token: accountToken });
  await expect(row(desk)).toBeVisible();
  await expect(row(phone)).toContainText('Cobrança sua paga');
  const bell = desk.getByRole('button', { name: /não lido/ }).first();
  await expect(bell).toBeVisible();
  await expectClean(desk, 'notices');
  await expectClean(phone, 'notices, on a phone');

  await bell.click();
  await desk.getByRole('dialog').locator(`a[href="/transactions/${charge?.id}"]`).click();
  await expect(desk).toHaveURL(`/transactions/${charge?.id}`);
  await expect(row(phone)).toHaveCount(0);
});
