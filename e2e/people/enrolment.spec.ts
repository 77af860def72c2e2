import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { goOn, moneyForms, press } from '@/e2e/support/money-form';
import { test as base, expect } from '@/e2e/support/office-test';
import { startSecondApp } from '@/e2e/support/second-app';
import { signInByForm } from '@/e2e/support/sign-in';
import { addAuthenticator } from '@/e2e/support/virtual-authenticator';

/** A test before an app whose finance people must have a second factor, which is started once. */
const test = base.extend<object, { strictUrl: string }>({
  strictUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture is made of is read from the names in this pattern
    async ({}, provide) => {
      const { appUrl, stop } = await startSecondApp(async () => ({ SECOND_FACTOR: 'finance', STEP_UP_FROM: '0' }));
      await provide(appUrl);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ mode: 'serial' });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const enrolHeading = (page: Page) => page.getByRole('heading', { name: 'Cadastre um segundo fator' });

/** Reads the recovery codes that are on the screen. */
async function shownCodes(page: Page): Promise<string[]> {
  const codes = dialog(page, 'Guarde estes códigos').getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

/** What an authenticator app shows for a secret now. */
function codeNow(secret: string): string {
  const signs = Array.from(secret, (sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((signs.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

test('the first sign-in leads through adding a passkey, whose recovery codes are shown once, and the next one asks for it', async ({
  openAs,
  addPerson,
  strictUrl,
}) => {
  const person = await addPerson('finance');
  const page = await openAs(null, { baseURL: strictUrl });
  await addAuthenticator(page);
  await page.goto('/sign-in?callbackUrl=/settings/security');
  await signInByForm(page, person);
  await expect(enrolHeading(page)).toBeVisible();
  // Nothing else is open meanwhile.
  await page.goto('/transactions');
  await expect(enrolHeading(page)).toBeVisible();
  await page.goto('/sign-in/second-factor?callbackUrl=/settings/security');
  await press(page, 'Cadastrar chave de acesso');
  const adding = dialog(page, 'Cadastrar chave de acesso');
  await adding.getByLabel('Nome').fill('Notebook');
  await adding.getByLabel('Sua senha').fill('não é esta');
  await press(page, 'Continuar');
  await expect(adding.getByText('A senha não confere.')).toBeVisible();
  await adding.getByLabel('Sua senha').fill(person.password);
  await press(page, 'Continuar');
  const codes = await shownCodes(page);
  await press(page, 'Já guardei');
  await expect(page.getByRole('heading', { name: 'Minha segurança' })).toBeVisible();
  await expect(page.getByText('Restam 10 códigos.')).toBeVisible();
  const text = (await page.textContent('body')) ?? '';
  expect(codes.filter((code) => text.includes(code))).toEqual([]);

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/sign-in?callbackUrl=/settings/security');
  await signInByForm(page, person);
  await expect(page.getByRole('heading', { name: 'Segundo fator' })).toBeVisible();
  await press(page, 'Confirmar com chave de acesso');
  await expect(page.getByRole('heading', { name: 'Minha segurança' })).toBeVisible();
});

test('an authenticator app is added at the first sign-in, a wrong code is told, and the codes are shown once', async ({
  openAs,
  addPerson,
  strictUrl,
}) => {
  const person = await addPerson('finance');
  const page = await openAs(null, { baseURL: strictUrl });
  await page.goto('/sign-in?callbackUrl=/settings/security');
  await signInByForm(page, person);
  await press(page, 'Cadastrar aplicativo');
  const adding = dialog(page, 'Cadastrar aplicativo');
  await adding.getByLabel('Sua senha').fill(person.password);
  await press(page, 'Continuar');
  await expect(adding.getByRole('img', { name: 'QR Code do segredo' })).toBeVisible();
  const [secret = ''] = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec((await adding.textContent()) ?? '') ?? [];
  const code = codeNow(secret.replaceAll(' ', ''));
  await adding.getByLabel('Código do aplicativo').fill(code === '000000' ? '111111' : '000000');
  await press(page, 'Confirmar');
  await expect(adding.getByText('O código não confere.')).toBeVisible();
  await adding.getByLabel('Código do aplicativo').fill(codeNow(secret.replaceAll(' ', '')));
  await press(page, 'Confirmar');
  const codes = await shownCodes(page);
  // Escape does not take them away: they are not shown again.
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Guarde estes códigos')).toBeVisible();
  await press(page, 'Já guardei');
  await expect(page.getByText('Restam 10 códigos.')).toBeVisible();
  await page.reload();
  const text = (await page.textContent('body')) ?? '';
  expect(codes.filter((one) => text.includes(one))).toEqual([]);
});

test('whoever puts it off reads, and is led to adding one as soon as money should move', async ({ openAs, addPerson, strictUrl }) => {
  const person = await addPerson('finance');
  const page = await openAs(null, { baseURL: strictUrl });
  await addAuthenticator(page);
  await page.goto('/sign-in');
  await signInByForm(page, person);
  await expect(
    page.getByText(
      'Enquanto não cadastrar, o que pede confirmação (enviar, devolver, aprovar, mudar webhooks ou a equipe) fica fechado para você.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Agora não/ }).click();
  await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
  const button = await moneyForms.withdrawal(page);
  await goOn(page);
  await press(page, button);
  await expect(page.getByRole('heading', { name: 'Cadastre antes um segundo fator' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Minha segurança' }).click();
  await press(page, 'Cadastrar chave de acesso');
  const adding = dialog(page, 'Cadastrar chave de acesso');
  await adding.getByLabel('Nome').fill('Celular');
  await adding.getByLabel('Sua senha').fill(person.password);
  await press(page, 'Continuar');
  await shownCodes(page);
  await press(page, 'Já guardei');
  const again = await moneyForms.withdrawal(page);
  await goOn(page);
  await press(page, again);
  await press(page, 'Confirmar com chave de acesso');
  await expect(page).toHaveURL(/\/transactions\//);
});
