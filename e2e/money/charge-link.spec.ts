import type { Browser, Page } from '@playwright/test';
import jsQr from 'jsqr';
import { PNG } from 'pngjs';
import { expectClean } from '@/e2e/support/expect-clean';
import { freshAddress } from '@/e2e/support/fresh-address';
import { expect, test } from '@/e2e/support/office-test';
import { signedOut } from '@/e2e/support/sign-in';
import { accountToken, appUrl, sandbox } from '@/e2e/support/stack';
import { freshReference } from '@/e2e/support/store-transaction';

test.use({ role: 'finance' });

/** Makes a charge, and sends it: its page stays open, with the link that was made. */
async function sendCharge(page: Page, validity = '24 horas') {
  const reference = freshReference();
  await page.goto('/charges/new');
  await page.getByLabel('Valor', { exact: true }).fill('37,90');
  await page.getByLabel('Nome do pagador').fill('Rafael Moura');
  await page.getByLabel('Referência', { exact: true }).fill(reference);
  await page.getByLabel('Vale por').selectOption(validity);
  await page.getByRole('button', { name: 'Cobrar R$ 37,90' }).click();
  await expect(page).toHaveURL(/\/transactions\/[^/]+$/);
  await page.getByRole('button', { name: 'Enviar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar a cobrança' });
  await dialog.getByRole('button', { name: 'Criar link' }).click();
  const link = dialog.getByRole('textbox', { name: 'Link da cobrança' });
  await expect(link).toBeFocused();
  const url = await link.inputValue();
  const [charge] = (await sandbox.storedTransactions({ token: accountToken, clientReference: reference })).data;
  return { url, dialog, id: charge?.id ?? '', code: charge?.qrCodeText };
}

/** Opens a link as its payer would: in a browser that never signed in. */
async function openAsPayer(browser: Browser, url: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ storageState: signedOut, extraHTTPHeaders: freshAddress(), ...options });
  const page = await context.newPage();
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  const answer = await page.goto(url);
  return { page, context, answer, violations };
}

test('a charge is sent, read off the page of its link, turns paid there by itself, and shows the receipt without naming anybody', async ({
  page,
  browser,
}) => {
  const { url, id, code } = await sendCharge(page);
  await expectClean(page, 'the dialog of a link', 'dialog');
  const payer = await openAsPayer(browser, url, {
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await expect(payer.page.getByRole('heading', { name: 'Pagar com Pix' })).toBeVisible();
  await expect(payer.page.getByText('R$ 37,90')).toBeVisible();
  const { data, width, height } = PNG.sync.read(await payer.page.getByRole('img', { name: 'QR Code para pagar' }).screenshot());
  expect(jsQr(new Uint8ClampedArray(data), width, height)?.data).toBe(code);
  await payer.page.getByRole('button', { name: 'Copiar código' }).click();
  await expect(payer.page.getByText('Código copiado. Agora cole no aplicativo do banco.')).toBeVisible();
  expect(await payer.page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(payer.page.getByRole('timer')).toHaveText(/^23:59:\d\d$/);
  expect(await payer.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectClean(payer.page, 'the page of a charge');

  await sandbox.payCharge({ id, token: accountToken });
  await expect(payer.page.getByRole('heading', { name: 'Pagamento recebido' })).toBeVisible();
  await expect(payer.page.getByText('Identificador do Pix')).toBeVisible();
  expect(await payer.page.content()).not.toMatch(/Rafael|Moura/);
  await expectClean(payer.page, 'the receipt of a charge');
  expect(await payer.context.cookies()).toEqual([]);
  expect(payer.violations).toEqual([]);
  await payer.context.close();
});

test('it is whole without a script, in English and in the dark, and is loaded anew by itself', async ({ page, browser }) => {
  const { url, id, code } = await sendCharge(page);
  const payer = await openAsPayer(browser, url, { javaScriptEnabled: false, locale: 'en-US', colorScheme: 'dark' });
  await expect(payer.page.getByRole('heading', { name: 'Pay with Pix' })).toBeVisible();
  await expect(payer.page.getByLabel('Pix copy and paste')).toHaveValue(code ?? '');
  await expect(payer.page.getByRole('button')).toHaveCount(0);
  await expect(payer.page.getByText('Time left:', { exact: true })).toBeHidden();
  await sandbox.payCharge({ id, token: accountToken });
  await expect(payer.page.getByRole('heading', { name: 'Payment received' })).toBeVisible({ timeout: 40_000 });
  await payer.context.close();
});

test('its answers set no cookie, have a policy of their own and are kept by nobody', async ({ page, browser, request }) => {
  const { url } = await sendCharge(page);
  const payer = await openAsPayer(browser, url);
  const headers = (await payer.answer?.allHeaders()) ?? {};
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  const state = await request.get(`${url}/state`);
  expect([state.status(), await state.json()]).toEqual([200, { stage: 'open' }]);
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await request.fetch(url, { method })).status()).toBe(405);
  expect((await request.get(url.toUpperCase().replace(appUrl.toUpperCase(), appUrl).replace('/C/', '/c/'))).status()).toBe(404);
  await payer.context.close();
});

test('a link that is taken back says so to whoever has it open, and the charge stays as it is', async ({ page, browser }) => {
  const { url, dialog } = await sendCharge(page);
  const payer = await openAsPayer(browser, url);
  await dialog.getByRole('button', { name: 'Desfazer o link' }).click();
  await dialog.getByRole('button', { name: 'Manter' }).click();
  await expect(dialog.getByRole('button', { name: 'Desfazer o link' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Desfazer o link' }).click();
  await dialog.getByRole('button', { name: 'Desfazer o link' }).click();
  await expect(dialog.getByRole('button', { name: 'Criar link' })).toBeFocused();
  await expect(payer.page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  await expect(payer.page.getByText('37,90')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('img', { name: 'QR Code da cobrança' })).toBeVisible();
  await payer.context.close();
});

test('whoever guesses links is refused after a few, and the payer beside them is not', async ({ page, browser, playwright }) => {
  const { url } = await sendCharge(page);
  const guesser = await playwright.request.newContext({ baseURL: appUrl, storageState: signedOut, extraHTTPHeaders: freshAddress() });
  const statuses: number[] = [];
  for (let guess = 0; guess < 23; guess++) statuses.push((await guesser.get(`/c/${String(guess).padStart(24, 'z')}`)).status());
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  await guesser.dispose();
  const payer = await openAsPayer(browser, url);
  await expect(payer.page.getByText('R$ 37,90')).toBeVisible();
  await payer.context.close();
});

test('a message is edited before it is sent by WhatsApp or mail, always with the link, and the poster prints the code alone', async ({
  page,
  browser,
}) => {
  const { url, dialog } = await sendCharge(page);
  await dialog.getByLabel('Mensagem').fill('Oi & tchau');
  const address = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(new URL(address ?? '').searchParams.get('text')).toBe(`Oi & tchau\n${url}`);
  const mail = await dialog.getByRole('link', { name: 'E-mail' }).getAttribute('href');
  expect(new URL(mail ?? '').searchParams.get('body')).toBe(`Oi & tchau\r\n${url}`);
  expect(await dialog.getByRole('link', { name: 'Cartaz para imprimir' }).getAttribute('href')).toBe(`${url}#poster`);
  const payer = await openAsPayer(browser, url);
  await payer.page.emulateMedia({ media: 'print' });
  await expect(payer.page.getByRole('img', { name: 'QR Code para pagar' })).toBeVisible();
  await expect(payer.page.getByText('Abra o aplicativo do seu banco e escolha Pix.')).toBeVisible();
  await expect(payer.page.getByRole('button', { name: 'Copiar código' })).toBeHidden();
  await expect(payer.page.getByRole('link', { name: 'Já paguei' })).toBeHidden();
  await payer.context.close();
});

test('an expired charge says on its page that it ended, and can be made again as it was', async ({ page, browser }) => {
  const { url, id } = await sendCharge(page, '10 minutos');
  await sandbox.expireCharge({ id, token: accountToken });
  const payer = await openAsPayer(browser, url);
  await expect(payer.page.getByRole('heading', { name: 'Esta cobrança terminou sem pagamento' })).toBeVisible();
  await expect(payer.page.getByRole('img')).toHaveCount(0);
  await page.goto(`/transactions/${id}`);
  await page.getByRole('link', { name: 'Cobrar de novo' }).click();
  await expect(page.getByLabel('Valor', { exact: true })).toHaveValue('37,90');
  await expect(page.getByLabel('Nome do pagador')).toHaveValue('Rafael Moura');
  await expect(page.getByLabel('Vale por')).toHaveValue('600');
  await payer.context.close();
});
