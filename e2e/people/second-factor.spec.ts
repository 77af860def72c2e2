import type { Page } from '@playwright/test';
import { goOn, moneyForms, press } from '@/e2e/support/money-form';
import { expect, test } from '@/e2e/support/office-test';
import { signInByForm } from '@/e2e/support/sign-in';
import { addAuthenticator } from '@/e2e/support/virtual-authenticator';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a passkey is added with the password, signs its owner in, and signs a payment, shown as it will be sent', async ({
  openAs,
  addPerson,
}) => {
  const person = await addPerson('finance');
  const page = await openAs(null);
  const authenticator = await addAuthenticator(page);
  await page.goto('/sign-in?callbackUrl=/settings/security');
  await signInByForm(page, person);
  await press(page, 'Cadastrar chave de acesso');
  const adding = dialog(page, 'Cadastrar chave de acesso');
  await adding.getByLabel('Nome').fill('Notebook do trabalho');
  await adding.getByLabel('Sua senha').fill('não é esta');
  await adding.getByRole('button', { name: 'Continuar' }).click();
  await expect(adding.getByText('A senha não confere.')).toBeVisible();
  await adding.getByLabel('Sua senha').fill(person.password);
  await adding.getByRole('button', { name: 'Continuar' }).click();
  const codes = dialog(page, 'Guarde estes códigos');
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await press(page, 'Já guardei');
  await expect(page.getByRole('main').getByText('Notebook do trabalho')).toBeVisible();
  await expect(page.getByText('Uma chave de acesso foi cadastrada na sua conta')).toBeVisible();

  // Another factor is added with the passkey, not with the password.
  await press(page, 'Cadastrar aplicativo');
  await dialog(page, 'Cadastrar aplicativo').getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog(page, 'Confirme que é você').getByText('Cadastrar um aplicativo de códigos')).toBeVisible();
  await press(page, 'Confirmar com chave de acesso');
  await expect(dialog(page, 'Cadastrar aplicativo').getByRole('img', { name: 'QR Code do segredo' })).toBeVisible();

  // Leave the page first, because a page that finds its session ended redirects to the sign-in by itself.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/sign-in');
  await press(page, 'Entrar com chave de acesso');
  await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();

  const button = await moneyForms.withdrawal(page);
  await goOn(page);
  await press(page, button);
  const asking = dialog(page, 'Confirme que é você');
  await expect(asking.getByText('R$ 30,50', { exact: true })).toBeVisible();
  await expect(asking.getByText('trinta reais e cinquenta centavos')).toBeVisible();
  await authenticator.verify(false);
  await press(page, 'Confirmar com chave de acesso');
  await expect(asking.getByRole('alert')).toContainText('O aparelho não confirmou');
  await authenticator.verify(true);
  await press(page, 'Confirmar com chave de acesso');
  await expect(page).toHaveURL(/\/transactions\//);
  await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
});

test('after the password the second factor is asked for, and a recovery code stands in for a lost device', async ({
  openAs,
  addPerson,
}) => {
  const person = await addPerson('support');
  const page = await openAs(null);
  await addAuthenticator(page);
  await page.goto('/sign-in?callbackUrl=/settings/security');
  await signInByForm(page, person);
  await press(page, 'Cadastrar chave de acesso');
  const adding = dialog(page, 'Cadastrar chave de acesso');
  await adding.getByLabel('Nome').fill('Celular');
  await adding.getByLabel('Sua senha').fill(person.password);
  await adding.getByRole('button', { name: 'Continuar' }).click();
  const code = await dialog(page, 'Guarde estes códigos').getByRole('listitem').first().textContent();
  await press(page, 'Já guardei');

  const elsewhere = await openAs(null);
  await elsewhere.goto('/sign-in?callbackUrl=/settings/sessions');
  await signInByForm(elsewhere, person);
  await expect(elsewhere.getByRole('heading', { name: 'Segundo fator' })).toBeVisible();
  // A session with the password alone opens no other page, and no call.
  await elsewhere.goto('/transactions');
  await expect(elsewhere.getByRole('heading', { name: 'Segundo fator' })).toBeVisible();
  expect((await elsewhere.request.get('/api/office/sessions')).status()).toBe(403);
  await elsewhere.goto('/sign-in?callbackUrl=/settings/sessions');
  await press(elsewhere, 'Perdi o aparelho: usar código de recuperação');
  for (const [typed, isRight] of [
    ['AAAA-AAAA-AAAA', false],
    [String(code), true],
  ] as const) {
    await elsewhere.getByLabel('Código de recuperação').fill(typed);
    await press(elsewhere, 'Confirmar');
    if (!isRight) await expect(elsewhere.getByRole('main').getByRole('alert')).toContainText('não confere');
  }
  await expect(elsewhere.getByRole('heading', { name: 'Meus acessos' })).toBeVisible();
  await expect(elsewhere.getByText('Um código de recuperação da sua conta foi usado')).toBeVisible();
});
