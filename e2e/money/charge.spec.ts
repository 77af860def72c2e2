import type { Locator, Page } from '@playwright/test';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';
import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';
import { accountToken, appUrl, sandbox } from '@/e2e/support/stack';
import { freshReference } from '@/e2e/support/store-transaction';

test.use({ role: 'finance' });

/** Decodes the QR code on the screen, as a phone would. */
async function readQrCode(drawing: Locator): Promise<string | undefined> {
  const { data, width, height } = PNG.sync.read(await drawing.screenshot());
  return jsQr(new Uint8ClampedArray(data), width, height)?.data;
}

const portuguese = { amount: 'Valor', reference: 'Referência', paid: 'Pagamento recebido', qr: 'QR Code da cobrança' };
const english = { amount: 'Amount', reference: 'Reference', paid: 'Payment received', qr: 'QR code of the charge' };

/** Fills in a charge with a given reference or a new one, and returns the reference. */
async function fillCharge(page: Page, amount: string, reference = freshReference(), words = portuguese): Promise<string> {
  await page.goto('/charges/new');
  await page.getByLabel(words.amount, { exact: true }).fill(amount);
  await page.getByLabel(words.reference, { exact: true }).fill(reference);
  return reference;
}

const madeUnder = async (clientReference: string) => (await sandbox.storedTransactions({ token: accountToken, clientReference })).data;
const madePage = /\/transactions\/[^/]+$/;

const screens = [
  { name: 'at a desk', locale: 'pt-BR', words: portuguese, typed: '37,90', submit: 'Cobrar R$ 37,90', options: {} },
  {
    name: 'on a phone in the dark, in English',
    locale: 'en',
    words: english,
    typed: '37.90',
    submit: 'Charge R$ 37.90',
    options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  },
] as const;

for (const { name, locale, words, typed, submit, options } of screens) {
  test(`a charge is read off the screen and turns paid by itself without the stream of news, ${name}`, async ({ openAs }) => {
    const page = await openAs('finance', options);
    await page.context().addCookies([{ name: 'locale', value: locale, url: appUrl }]);
    await page.context().route('**/api/live', (route) => route.abort());
    const reference = await fillCharge(page, typed, freshReference(), words);
    await page.getByRole('button', { name: submit }).click();

    await expect(page).toHaveURL(madePage);
    const drawing = page.getByRole('img', { name: words.qr });
    await expect(drawing).toBeVisible();
    const [charge] = await madeUnder(reference);
    expect(await readQrCode(drawing)).toBe(charge?.qrCodeText);
    await expectClean(page, 'a charge');

    await sandbox.payCharge({ id: charge?.id ?? '', token: accountToken });
    await expect(page.getByText(words.paid, { exact: true })).toBeVisible();
  });
}

test('paid after its time is over it still turns paid, and another tab and the list follow the news', async ({ page }) => {
  const reference = await fillCharge(page, '12,34');
  await page.getByLabel('Vale por').selectOption('10 minutos');
  await page.getByRole('button', { name: 'Cobrar R$ 12,34' }).click();
  await expect(page).toHaveURL(madePage);
  const [list, tab] = [await page.context().newPage(), await page.context().newPage()];
  await list.goto('/charges?status=PENDING');
  const [charge] = await madeUnder(reference);
  await tab.goto(`/counter/${charge?.id}`);
  await expect(tab.getByRole('img', { name: 'QR Code para pagar' })).toBeVisible();
  await expect(list.getByText(reference).first()).toBeVisible();
  await expectClean(tab, 'the counter');

  await moveClocks(page, 601_000);
  await expect(page.getByText('Aguardando confirmação: um pagamento do último instante ainda pode chegar.')).toBeVisible();
  await sandbox.payCharge({ id: charge?.id ?? '', token: accountToken });
  await expect(page.getByText('Pagamento recebido', { exact: true })).toBeVisible();
  await expect(tab.getByText('Pagamento recebido. Obrigado.')).toBeVisible();
  await expect(list.getByText(reference)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('pressed twice, from two tabs, and with Enter, there is one charge, and the second tab is led to it', async ({ page }) => {
  const reference = await fillCharge(page, '20,00');
  const tab = await page.context().newPage();
  await fillCharge(tab, '20,00', reference);

  await page.getByRole('button', { name: 'Cobrar R$ 20,00' }).dblclick();
  await expect(page).toHaveURL(madePage);
  await tab.getByLabel('Referência', { exact: true }).press('Enter');
  await tab.getByLabel('Referência', { exact: true }).press('Enter');
  await expect(tab.getByLabel('Referência', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(tab.getByText('Já existe uma operação com esta referência').first()).toBeVisible();
  expect(await madeUnder(reference)).toHaveLength(1);
});

test('an answer that is lost, and a reload while it is looked for, still end at the one charge, and its operation tells so', async ({
  page,
}) => {
  const reference = await fillCharge(page, '55,10');
  await sandbox.addFault({ fault: 'apply-then-drop', token: accountToken, endpoint: 'charges.create' });
  // Slows every look-up that could settle the operation, so that the page is reloaded while the outcome is still unknown.
  const slow = { fault: 'delay', token: accountToken, endpoint: 'charges.find', milliseconds: 3_000, times: 3 } as const;
  await sandbox.addFault({ ...slow, address: reference });
  await page.getByRole('button', { name: 'Cobrar R$ 55,10' }).click();
  await expect(page.getByText('Conferindo com o serviço').first()).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(madePage);
  await expect(page.getByRole('img', { name: 'QR Code da cobrança' })).toBeVisible();
  const [charge, ...more] = await madeUnder(reference);
  expect(more).toEqual([]);

  const answer = await page.request.get(`/api/office/operations?transactionId=${charge?.id}`);
  await page.goto(`/operations/${(await answer.json()).items[0].id}`);
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
  await expectClean(page, 'an operation');
});

/** Moves the clock of the page together with the time our server sends with each response, which the page goes by. */
async function moveClocks(page: Page, byMs: number): Promise<void> {
  await page.route(/\/api\/(payments|office)\//, async (route) => {
    const answer = await route.fetch().catch(() => null);
    if (answer === null) return route.abort();
    const headers = answer.headers();
    const date = new Date(Date.parse(headers.date ?? '') + byMs).toUTCString();
    await route.fulfill({ response: answer, headers: { ...headers, date } });
  });
  await page.clock.setSystemTime(Date.now() + byMs);
}
