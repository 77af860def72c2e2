import { randomUUID } from 'node:crypto';
import { freshAddress } from '@/e2e/support/fresh-address';
import { expect, test } from '@/e2e/support/office-test';
import { signInByForm, signInByRequest } from '@/e2e/support/sign-in';
import { demoPassword } from '@/e2e/support/stack';

const finance = { email: 'finance@demo.example', password: demoPassword };
const nobody = () => `ninguem-${randomUUID()}@demo.example`;

test('a wrong password and an unknown name are refused in the same words, and the e-mail stays', async ({ openAs, addPerson }) => {
  const person = await addPerson('support');
  for (const email of [person.email, nobody()]) {
    const page = await openAs(null, { extraHTTPHeaders: freshAddress() });
    await page.goto('/sign-in');
    await signInByForm(page, { email, password: 'uma senha errada' });
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('E-mail ou senha não conferem.');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expect(page).toHaveURL('/sign-in');
  }
});

test('signing in leads back to where one was', async ({ page }) => {
  const address = '/transactions?status=ERROR&period=last30';
  await page.goto(address);
  await expect(page).toHaveURL(/\/sign-in\?callbackUrl=/);
  await signInByForm(page, finance);
  await expect(page.getByRole('heading', { name: 'Transações' })).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('a form sent before the page is ready leaks nothing, and is let in', async ({ openAs }) => {
  const page = await openAs(null, { javaScriptEnabled: false });
  await page.goto('/sign-in?callbackUrl=/account');
  await signInByForm(page, finance);
  await expect(page).toHaveURL('/account');
});

test('an address that asks to come back to another site leads to the overview', async ({ page }) => {
  await page.goto('/sign-in?callbackUrl=https://evil.example/');
  await signInByForm(page, finance);
  await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('after repeated refusals known and unknown names wait alike, and then may enter', async ({ openAs, addPerson }) => {
  const person = await addPerson('support');
  const waitOf = async (email: string, last: string) => {
    const page = await openAs(null, { extraHTTPHeaders: freshAddress() });
    await page.goto('/sign-in');
    // Read as soon as it appears: on a slow machine the wait may be over a moment later.
    const announced = page.waitForFunction(() =>
      Array.from(document.querySelectorAll('main [role="status"]'), ({ textContent }) => textContent).find((text) =>
        text?.startsWith('Foram'),
      ),
    );
    const tryOnce = async (password: string) => {
      const answer = page.waitForResponse('**/api/auth/callback/credentials');
      await signInByForm(page, { email, password });
      return (await answer).text();
    };
    for (let time = 1; time <= 3; time += 1) expect(await tryOnce(`errada ${time}`)).toContain('CredentialsSignin');
    // Each further refusal doubles the wait, until even a slow machine is still within it.
    await expect.poll(() => tryOnce('errada de novo')).toContain('wait-');
    const words = await (await announced).jsonValue();
    await expect(page.getByText('Você já pode tentar de novo.')).toBeVisible({ timeout: 30_000 });
    await signInByForm(page, { email, password: person.password });
    await expect(page.getByText(last).first()).toBeVisible();
    return words?.replace(/\d+ segundos?/, 'N segundos');
  };
  const words = await Promise.all([waitOf(person.email, 'Visão geral'), waitOf(nobody(), 'E-mail ou senha não conferem.')]);
  expect(words).toEqual(Array(2).fill('Foram tentativas demais. Espere N segundos e tente de novo.'));
});

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('what is typed ends in no address', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/sign-in');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await signInByForm(page, finance);
    expect((await sent).postData()).toContain('email=finance%40demo.example');
    await expect(page.getByRole('heading', { name: 'Visão geral' })).toBeVisible();
    expect([...addresses, page.url()].filter((address) => /demo\.example|balcao-demo/.test(decodeURIComponent(address)))).toEqual([]);
  });
});

test('after signing out, Back shows nothing', async ({ page }) => {
  await page.goto('/transactions');
  await signInByForm(page, finance);
  await expect(page.getByRole('table', { name: 'Transações' })).toBeVisible();
  await page.getByRole('button', { name: /conta e preferências/ }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a page acts for its own person only: another tab that signs out or signs in as somebody else closes it', async ({
  openAs,
  addPerson,
}) => {
  const [ana, bruno] = [await addPerson('finance'), await addPerson('finance')];
  const first = await openAs(null);
  const second = await first.context().newPage();
  // It hears of others from their tabs alone: by the stream, which ends with a session, it would be led to the sign-in page instead.
  await first.route('**/api/live', (route) => route.abort());
  await first.goto('/transactions');
  await signInByForm(first, ana);
  await expect(first.getByRole('table', { name: 'Transações' })).toBeVisible();
  await second.goto('/sign-in');
  await second.getByRole('button', { name: /conta e preferências/ }).click();
  await second.getByRole('button', { name: 'Sair' }).click();
  await expect(first.getByRole('heading', { name: 'Entrar' })).toBeVisible();

  await first.goto('/withdrawals/new');
  await signInByForm(first, ana);
  await expect(first.getByRole('heading', { name: 'Novo saque' })).toBeVisible();
  // A page hears of others once it is hydrated; until then its form takes nothing in.
  await expect(first.getByRole('main').locator('form')).not.toHaveAttribute('inert');
  await first.waitForLoadState('networkidle');
  // A call that comes between the end of her session and the new cookie would lead it to the sign-in page, so it makes none.
  await first.route('**/api/**', (route) => route.abort());
  // As if a third tab had signed in: the session cookie changes.
  await signInByRequest(first.context().request, bruno);
  await second.goto('/');
  await expect(second.getByText(bruno.name)).not.toHaveCount(0);
  await expect(first.getByRole('heading', { name: 'Esta página foi fechada' })).toBeVisible();
  await expect(first.getByText(ana.name)).toHaveCount(0);
  await first.unroute('**/api/**');
  await first.getByRole('button', { name: 'Abrir de novo' }).click();
  await expect(first.getByText(bruno.name)).not.toHaveCount(0);
});

test('one sees where one is signed in, and ends the other places', async ({ openAs, addPerson }) => {
  const person = await addPerson('finance');
  const signedIn = async () => {
    const page = await openAs(null);
    await page.goto('/account');
    await signInByForm(page, person);
    await expect(page.getByRole('heading', { name: 'Conta e saldo' })).toBeVisible();
    return page;
  };
  const [here, there] = [await signedIn(), await signedIn()];

  await here.goto('/settings/sessions');
  const places = here.getByRole('main').getByRole('listitem');
  await expect(places).toHaveCount(2);
  await expect(places.filter({ hasText: 'esta sessão' })).toHaveCount(1);
  await here.getByRole('button', { name: 'Encerrar as outras' }).click();
  await expect(here.getByText('As outras sessões foram encerradas.')).toBeVisible();
  await expect(places).toHaveCount(1);

  expect((await there.request.get('/api/payments/user')).status()).toBe(401);
  expect(await (await there.request.get('/api/auth/session')).json()).toEqual({});
  // In another tab: the open one leaves as soon as it sends a request.
  const tab = await there.context().newPage();
  await tab.goto('/transactions');
  await expect(tab).toHaveURL(/^[^?]*\/sign-in\?callbackUrl=%2Ftransactions/);
  await here.reload();
  await expect(places).toHaveCount(1);
});
