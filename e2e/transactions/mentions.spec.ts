import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';
import { storeTransaction } from '@/e2e/support/store-transaction';

test('somebody is mentioned in a note by keyboard, is told, and is led to the record', async ({ openAs }) => {
  const payment = await storeTransaction();
  const [finance, support] = [await openAs('finance'), await openAs('support', { viewport: { width: 390, height: 844 } })];
  await support.goto('/notices');
  await finance.goto(`/transactions/${payment.id}`);
  const text = finance.getByLabel('Nova nota');
  await text.pressSequentially('Pode ligar, @rui');
  const offered = finance.getByRole('listbox', { name: 'Pessoas que podem ver este registro' });
  await expect(offered.getByRole('option')).not.toHaveCount(0);
  await expectClean(finance, 'people offered for a mention');
  const name = (await offered.getByRole('option').first().locator('bdi').textContent()) ?? '';
  await text.press('Escape');
  await expect(offered).toBeHidden();
  await expect(text).toHaveValue('Pode ligar, @rui');
  await text.pressSequentially(' @BAS');
  await expect(offered.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await text.press('Enter');
  await expect(text).toHaveValue(`Pode ligar, @rui @${name} `);
  await expect(text).toBeFocused();
  await text.pressSequentially('hoje?');
  await text.press('Control+Enter');
  await expect(finance.getByText('Nota guardada.')).toBeVisible();
  await expect(finance.getByText(`@${name}`, { exact: true })).toBeVisible();

  const notice = support.locator(`main a[href="/transactions/${payment.id}"]`).first();
  await expect(notice).toContainText('Alguém citou você numa nota: transação');
  await expectClean(support, 'a notice of a mention, on a phone');
  await notice.click();
  await expect(support).toHaveURL(`/transactions/${payment.id}`);
  await expect(support.getByText('Pode ligar')).toBeVisible();
});
