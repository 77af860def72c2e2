import { expectClean } from '@/e2e/support/expect-clean';
import { expect, test } from '@/e2e/support/office-test';

test.use({ role: 'developer' });

test('a developer sees what the account can do, what their own role may, and what to do about the rest', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Desenvolvedores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desenvolvedores' })).toBeVisible();
  const row = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(row('Conta e saldo')).toContainText('Permitido');
  await expect(row('Conta e saldo')).toContainText('Última chamada aceita');
  await expect(row('Criar cobrança')).toContainText('Não concedido a você');
  await expect(row('Criar cobrança')).toContainText('Papéis com esta permissão: Financeiro');
  await expectClean(page, 'the capabilities of the account');
});

test('a developer checks which variants of the service are live', async ({ page }) => {
  await page.goto('/developers');
  await page.getByRole('link', { name: 'Variantes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Desenvolvedores' })).toBeVisible();
  await page.getByRole('button', { name: 'Verificar agora' }).press('Enter');
  await expect(page.getByText('Verificado com 13 leituras.')).toBeVisible();
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText('Nomes dos campos do saldo', { exact: true }) });
  await expect(row).toContainText(/available e blocked|balanceAvailable e balanceBlocked/);
  await expect(row).toContainText('GET /user/balance');
  await expectClean(page, 'the variants of the service');
});

test('a developer sees how each address answered callbacks, and reaches its deliveries', async ({ page }) => {
  await page.goto('/developers/destinations');
  // Counting begins when the app does, and goes on in the background.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('img', { name: /tentativas em/ }).first()).toBeVisible();
  }).toPass();
  await page.getByRole('radio', { name: '24 horas' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/developers/destinations?span=days');
  await page.getByText('Ver os números').first().click();
  await expect(page.getByRole('columnheader', { name: 'Recusadas (4xx)' }).first()).toBeVisible();
  await expectClean(page, 'the health of destinations');
  await page.getByRole('main').getByRole('link', { name: 'Ver as entregas' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Callbacks' })).toBeVisible();
});

test('a developer gets a signed delivery for trying, as a command for an address of their own', async ({ page }) => {
  await page.goto('/developers/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Desenvolvedores' })).toBeVisible();
  const command = page.getByText('curl --include');
  const secret = await page.getByText(/^whsec_teste_/).textContent();
  await page.getByLabel('Endereço no seu computador').fill('localhost:9999/avisos');
  await expect(command).toContainText("'http://localhost:9999/avisos'");
  await expect(command).toContainText('x-webhook-signature: ');
  await expect(command).toContainText('"status":"COMPLETED"');
  await expect(command).not.toContainText(String(secret));
  await page.getByLabel('Evento ou entrega').selectOption('chargeback');
  await expect(command).toContainText('"event":"chargeback"');
  await page.getByLabel('Endereço no seu computador').fill('https://loja.example/pix');
  await expect(page.getByText('Este endereço não é deste computador.')).toBeVisible();
  await page.getByLabel('Endereço no seu computador').fill('ftp://x');
  await expect(page.getByText('Escreva um endereço http ou https')).toBeVisible();
  await expect(command).toHaveCount(0);
  await page.getByText('Corpo de exemplo').first().click();
  await expect(page.getByText('"status": "PENDING"')).toBeVisible();
  await expectClean(page, 'the events of the service');
});

test('a developer finds a call to the service by its request id', async ({ page }) => {
  const answer = await page.request.get('/api/payments/user/balance');
  const requestId = answer.headers()['x-request-id'] ?? '';
  await page.goto('/developers/calls');
  await expect(page.getByRole('heading', { level: 1, name: 'Desenvolvedores' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: requestId });
  await page.getByRole('searchbox').fill(requestId);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`requestId=${requestId}`));
  // Calls are written down in batches, some seconds later.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('GET /user/balance');
  }).toPass();
  await expect(row).toContainText('Respondida');
  await expect(row).toContainText('Pessoa');
  await expectClean(page, 'the calls to the service');
});
