import { officePages } from '@/e2e/pages';
import { settled } from '@/e2e/support/expect-clean';
import { goOn, moneyForms, press } from '@/e2e/support/money-form';
import { expect, test } from '@/e2e/support/office-test';
import { openDispute } from '@/e2e/support/open-dispute';
import { accountToken, sandbox } from '@/e2e/support/stack';
import { freshReference, storeTransaction } from '@/e2e/support/store-transaction';
import { type BuiltInRole, roleMay, roleNames } from '@/lib/contracts/office/permission';

/**
 * A shorter run before the newest version of the service: every page once, and one operation of each kind that moves money. How its answers
 * are parsed is tested without a browser; here no page may fail on them.
 */
const readers: readonly BuiltInRole[] = ['finance', ...roleNames.filter((role) => role !== 'finance')];
const readerOf = ({ permission }: (typeof officePages)[number]) => readers.find((role) => roleMay(role, permission));

for (const role of readers) {
  const pages = officePages.filter((page) => readerOf(page) === role);
  if (pages.length === 0) continue;
  test(`the pages of ${role} show what they are for`, { tag: '@newest' }, async ({ visitAs }) => {
    test.setTimeout(120_000);
    const page = await visitAs(role);
    for (const { path, title } of pages) {
      await page.goto(path);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
      await expect(page.getByRole('button', { name: 'Copiar requestId' }), path).toHaveCount(0);
    }
  });
}

const records = {
  'a transaction': async () => `/transactions/${(await storeTransaction({ refundAmount: 10, refundStatus: 'COMPLETED' })).id}`,
  'a withdrawal': async () => `/withdrawals/${(await storeTransaction({ type: 'WITHDRAW', receiverName: 'Helena Prado' })).id}`,
  'a dispute': async () => `/infractions/${(await openDispute()).id}`,
  'a pending deposit': async () =>
    `/charges/pending-deposits/${(await sandbox.insertPendingDeposit({ token: accountToken, amount: 12.34 })).id}`,
  'a card charge': async () => `/card/charges/${(await sandbox.insertCardCharge()).id}`,
  'a recurrence': async () =>
    `/card/recurrences/${(await sandbox.insertCardCharge({ recurrence: { interval: 'Monthly' } })).recurrentPaymentId}`,
};

test('the pages of records show what they are for', { tag: '@newest' }, async ({ visitAs }) => {
  const page = await visitAs('finance');
  for (const [name, make] of Object.entries(records)) {
    await page.goto(await make());
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar requestId' }), name).toHaveCount(0);
  }
});

test('a charge is created, paid, and turns paid by itself', { tag: '@newest' }, async ({ openAs }) => {
  const page = await openAs('finance');
  const clientReference = freshReference();
  await page.goto('/charges/new');
  await page.getByLabel('Valor', { exact: true }).fill('37,90');
  await page.getByLabel('Referência', { exact: true }).fill(clientReference);
  await page.getByRole('button', { name: 'Cobrar R$ 37,90' }).click();
  await expect(page.getByRole('img', { name: 'QR Code da cobrança' })).toBeVisible();
  const { data } = await sandbox.storedTransactions({ token: accountToken, clientReference });
  await sandbox.payCharge({ id: data[0]?.id ?? '', token: accountToken });
  await expect(page.getByText('Pagamento recebido', { exact: true })).toBeVisible();
});

/** This version reverses a card charge only as a whole. */
const formsOfNewest = {
  ...moneyForms,
  'card reversal': async (page) => {
    const { id } = await sandbox.insertCardCharge({ amount: 10_000 });
    await page.goto(`/card/charges/${id}`);
    await press(page, 'Estornar');
    return 'Estornar R$ 100,00';
  },
} satisfies typeof moneyForms;

for (const [name, fill] of Object.entries(formsOfNewest)) {
  test(`${name}: is sent once and takes effect`, { tag: '@newest' }, async ({ openAs }) => {
    const page = await openAs('finance');
    const send = page.getByRole('button', { name: await fill(page), exact: true });
    await goOn(page);
    const answer = page.waitForResponse((one) => one.request().method() !== 'GET' && one.url().includes('/api/payments/'));
    await send.click();
    expect((await answer).status()).toBeLessThan(300);
    await expect(send).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copiar requestId' })).toHaveCount(0);
  });
}
