import type { Page } from '@playwright/test';
import { press } from '@/e2e/support/money-form';
import { test as base, expect } from '@/e2e/support/office-test';
import { signInByForm } from '@/e2e/support/sign-in';
import { demoPassword } from '@/e2e/support/stack';
import { emergencyEmail, startSsoApp } from './sso-app';

/** A test before the app with single sign-on, which is started once. */
const test = base.extend<object, { sso: Awaited<ReturnType<typeof startSsoApp>> }>({
  sso: [
    // biome-ignore lint/correctness/noEmptyPattern: what a fixture is made of is read from the names in this pattern
    async ({}, provide) => {
      const sso = await startSsoApp();
      await provide(sso);
      await sso.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One after the other: each worker would have a provider of its own, and people bound to one are strangers to another.
test.describe.configure({ mode: 'serial' });

/** Signs in as a person of the company, from the page one was led to. */
async function enter(page: Page, name: string) {
  await page.getByRole('link', { name: 'Entrar com SSO da empresa' }).click();
  await page.getByRole('button', { name }).click();
}

test('a group of the company lets somebody in, and signing out there ends the session here at once', async ({ openAs, sso }) => {
  const page = await openAs(null, { baseURL: sso.appUrl });
  await page.goto('/transactions?period=last30');
  await expect(page.getByLabel('Senha')).toHaveCount(0);
  await enter(page, 'Caio Antunes');
  await expect(page.getByRole('heading', { name: 'Transações' })).toBeVisible();
  await expect(page).toHaveURL('/transactions?period=last30');
  const cookies = await page.context().cookies(sso.appUrl);
  expect(cookies.map(({ name, httpOnly }) => [name, httpOnly])).toContainEqual(['balcao-session', true]);
  expect(cookies.map(({ name }) => name)).not.toContain('balcao-sso');

  const provider = await page.context().newPage();
  await provider.goto(`${sso.providerUrl}/session/end`);
  await press(provider, 'Sair de tudo');
  await expect(provider.getByRole('heading', { name: 'Você saiu' })).toBeVisible();
  expect((await page.request.get(`${sso.appUrl}/api/office/sessions`)).status()).toBe(401);
});

test('without a group of the table there is a page that says so, and no session', async ({ openAs, sso }) => {
  const page = await openAs(null, { baseURL: sso.appUrl });
  await page.goto('/sign-in');
  await enter(page, 'Helena Rocha');
  await expect(page.getByRole('heading', { name: 'Sua conta ainda não tem acesso' })).toBeVisible();
  await expect(page.getByText('A tentativa ficou na auditoria; ninguém mais foi avisado.')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à entrada' }).click();
  await expect(page.getByRole('link', { name: 'Entrar com SSO da empresa' })).toBeVisible();
});

test('passwords are off but for emergencies, whose use is told; people of the company keep name and role as it says', async ({
  openAs,
  sso,
}) => {
  const caio = await openAs(null, { baseURL: sso.appUrl });
  await caio.goto('/sign-in');
  await enter(caio, 'Caio Antunes');
  await expect(caio.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
  await caio.goto('/password');
  await expect(caio.getByText('A senha se troca lá.')).toBeVisible();
  await expect(caio.getByLabel('Senha atual')).toHaveCount(0);

  const page = await openAs(null, { baseURL: sso.appUrl });
  await page.goto('/sign-in?callbackUrl=/settings/staff');
  await page.getByRole('link', { name: 'Acesso de emergência com senha' }).click();
  await signInByForm(page, { email: 'finance@demo.example', password: demoPassword });
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('E-mail ou senha não conferem.');
  await signInByForm(page, { email: emergencyEmail, password: demoPassword });
  await expect(page.getByRole('heading', { name: 'Equipe' })).toBeVisible();
  await expect(page.getByText('entrou com o acesso de emergência em')).toBeVisible();

  const row = page.getByRole('row', { name: /Caio Antunes/ });
  await expect(row.getByText('SSO', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Ações de Caio Antunes' }).click();
  await expect(page.getByRole('menuitem', { name: 'Pedir outra senha' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Mudar papel ou nome' }).click();
  await expect(page.getByRole('dialog').getByLabel('Papel')).toBeDisabled();
  await expect(page.getByText('Entra pelo SSO da empresa: nome e papel vêm de lá')).toBeVisible();
});

test('signing out here leads to signing out at the provider, and back; one that is down keeps nobody signed in', async ({
  openAs,
  sso,
}) => {
  const page = await openAs(null, { baseURL: sso.appUrl });
  const signOut = async () => {
    await page.getByRole('button', { name: /conta e preferências/ }).click();
    await page.getByRole('button', { name: 'Sair', exact: true }).click();
  };
  await page.goto('/sign-in');
  await enter(page, 'Caio Antunes');
  await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
  await signOut();
  await expect(page.getByRole('button', { name: 'Sair de tudo' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  // Here it is over already, whatever is pressed there.
  expect((await page.request.get(`${sso.appUrl}/api/office/sessions`)).status()).toBe(401);
  await press(page, 'Sair de tudo');
  await expect(page).toHaveURL(`${sso.appUrl}/sign-in`);
  await expect(page.getByRole('link', { name: 'Entrar com SSO da empresa' })).toBeVisible();

  await enter(page, 'Caio Antunes');
  await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
  await sso.closeProvider();
  await signOut();
  await expect(page).toHaveURL(`${sso.appUrl}/sign-in`);
  expect((await page.request.get(`${sso.appUrl}/api/office/sessions`)).status()).toBe(401);
});
