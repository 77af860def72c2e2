import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { expectClean } from './support/expect-clean';
import { expect, test } from './support/office-test';
import { accountToken, sandbox } from './support/stack';
import { storeTransaction } from './support/store-transaction';

test.use({ role: 'developer' });

let receiver: Server;
/** The statuses still to be answered, by address; 200 when none are left. */
const answers = new Map<string, number[]>();
/** The transactions told of, by address. */
const received = new Map<string, string[]>();

test.beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const address = request.url ?? '';
    const { id } = JSON.parse(await text(request));
    received.set(address, [...(received.get(address) ?? []), id]);
    response.writeHead(answers.get(address)?.shift() ?? 200).end('<b>resposta</b>');
  });
  await new Promise<void>((listening) => {
    receiver.listen(0, '127.0.0.1', listening);
  });
});
test.afterAll(() => {
  receiver.close();
});

const urlOf = (address: string) => {
  const { port } = receiver.address() as AddressInfo; // listening on a port of the network, which has an address of this form
  return `http://127.0.0.1:${port}${address}`;
};

async function createDeliveries(address: string, count: number): Promise<string[]> {
  const one = async () => {
    const { id } = await storeTransaction({ callbackUrl: urlOf(address) });
    await sandbox.sendCallback({ token: accountToken, transactionId: id });
    return id;
  };
  const ids: string[] = [];
  for (let done = 0; done < count; done += 20) {
    ids.push(...(await Promise.all(Array.from({ length: Math.min(20, count - done) }, one))));
  }
  await expect.poll(() => received.get(address)?.length ?? 0, { timeout: 60_000 }).toBeGreaterThanOrEqual(count);
  return ids;
}

const rows = (page: Page, name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

test('of 300 deliveries the 37 lost are found by filter, counted, and exactly these are resent, once, whatever is lost after the count', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const address = `/avisos/${crypto.randomUUID()}`;
  answers.set(
    address,
    Array.from({ length: 37 }, () => 422),
  );
  const lost = await createDeliveries(address, 37);
  await createDeliveries(`${address}/aceitos`, 263);

  await page.goto(`/callbacks?limit=100&hasError=true&url=${encodeURIComponent(urlOf(address))}`);
  await expect(rows(page, 'Callbacks')).toHaveCount(37);
  await expect(rows(page, 'Callbacks').first()).toContainText('Perdido');
  await page.getByRole('button', { name: 'Reenviar em lote' }).click();
  await page.getByRole('button', { name: 'Contar' }).click();
  const start = page.getByRole('button', { name: 'Reenviar 37 callbacks' });
  await expect(start).toBeVisible();
  await expect(rows(page, 'Callbacks a reenviar')).toHaveCount(37);
  expect(received.get(address)).toHaveLength(37);
  await expectClean(page, 'a resend');
  // A callback that is lost after the count was not part of the question, so it is not resent.
  answers.set(
    address,
    Array.from({ length: 5 }, () => 422),
  );
  await createDeliveries(address, 5);
  await expect.poll(() => received.get(address)?.length).toBe(42);

  await start.click();
  await expect(page.getByText(/de 37 com resultado/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('37 de 37 com resultado · 37 aceitos')).toBeVisible({ timeout: 60_000 });
  const again = received.get(address)?.slice(42) ?? [];
  expect(again.toSorted()).toEqual(lost.toSorted());
  expect(received.get(`${address}/aceitos`)).toHaveLength(263);
});

test('of the lost deliveries on the screen the two that are chosen are resent, and no other', async ({ page }) => {
  const address = `/avisos/${crypto.randomUUID()}`;
  answers.set(address, [422, 422, 422]);
  await createDeliveries(address, 3);
  await page.goto(`/callbacks?url=${encodeURIComponent(urlOf(address))}`);
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: /^Selecionar: / });
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  const bar = page.getByRole('region', { name: 'Linhas selecionadas' });
  await bar.getByRole('button', { name: 'Reenviar em lote' }).click();
  await expect(page.getByRole('dialog')).toContainText('Só as entregas selecionadas.');
  await page.getByRole('button', { name: 'Contar' }).click();
  await page.getByRole('button', { name: 'Reenviar 2 callbacks' }).click();
  await expect(page.getByText('2 de 2 com resultado · 2 aceitos')).toBeVisible({ timeout: 60_000 });
  expect(received.get(address)).toHaveLength(5);
});

test('one delivery says what came back as text, and what is resent appears among its attempts', async ({ page }) => {
  const address = `/avisos/${crypto.randomUUID()}`;
  answers.set(address, [410]);
  const [id = ''] = await createDeliveries(address, 1);
  await page.goto(`/callbacks?transactionId=${id}`);
  await rows(page, 'Callbacks').getByRole('link').click();
  await expect(page.getByText('Depois de um 4xx o serviço não repete')).toBeVisible();
  await expect(page.getByText('<b>resposta</b>')).toBeVisible();
  await expectClean(page, 'a delivery');
  await page.getByRole('button', { name: 'Reenviar callback' }).click();
  const attempts = page.getByRole('main').getByRole('listitem');
  await expect(attempts.filter({ hasText: /Aceito\s*200/ })).toHaveCount(1);
  await expect(attempts.filter({ hasText: /Aceito depois\s*410/ })).toHaveCount(1);
  await expect(attempts.filter({ hasText: 'reenvio pedido por' })).toHaveCount(1);
  await expect(page.getByText('O seu sistema recebeu e confirmou este callback.')).toBeVisible();
  await page.getByRole('link', { name: id }).click();
  await expect(page).toHaveURL(`/transactions/${id}`);
});

test('a webhook is made, its secret shown once, rotated, and deleted', async ({ page }) => {
  const url = `https://loja.example/${crypto.randomUUID()}`;
  await page.goto('/webhooks');
  await page.getByRole('button', { name: 'Novo webhook' }).click();
  await page.getByRole('textbox', { name: 'Endereço' }).fill('http://loja.example');
  await page.getByRole('button', { name: 'Criar webhook' }).click();
  await expect(page.getByText('Escreva um endereço que comece com https://.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Endereço' }).fill(url);
  await page.getByRole('checkbox', { name: 'Transação concluída' }).check();
  await page.getByRole('button', { name: 'Criar webhook' }).click();
  const secret = page.getByRole('dialog').getByText(/^whsec_/);
  const first = (await secret.textContent()) ?? '';
  await page.getByRole('button', { name: 'Já copiei' }).click();
  const row = rows(page, 'Webhooks').filter({ hasText: url });
  await expect(row).toContainText('1 evento');
  // This webhook notifies another system, so we need not store its secret.
  await expect(row).not.toContainText('conferido aqui');
  await page.reload();
  await expect(row).toBeVisible();
  expect(await page.content()).not.toContain(first);

  await row.getByRole('button', { name: /^Ações/ }).click();
  await page.getByRole('menuitem', { name: 'Trocar o segredo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Trocar o segredo' }).click();
  await expect(secret).toBeVisible();
  expect(await secret.textContent()).not.toBe(first);
  await page.getByRole('button', { name: 'Já copiei' }).click();
  await expect(row).not.toContainText('conferido aqui');

  await row.getByRole('button', { name: /^Ações/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(row).toHaveCount(0);
});

test('the signature bench names the mistake, and nothing that is pasted leaves the page', async ({ page }) => {
  await page.goto('/callbacks/signature');
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const body = '{"id":"T1","status":"COMPLETED","amount":10.90}';
  const secret = 'whsec_test_0123456789abcdef';
  await page
    .getByLabel('Cabeçalhos')
    .fill(
      'x-webhook-timestamp: 1794410459433\nx-webhook-nonce: 3f9a1c7e5b2d4086a1e3c5b7d9f02468\nx-webhook-signature: e1962b9b869d4f651a2f6a69845883237a40d0d1743dce9d6f92ef045ed11891',
    );
  await page.getByLabel('Corpo').fill(body);
  await page.getByLabel('Segredo').fill(secret);
  await expect(page.getByText('A assinatura confere: a entrega é verdadeira')).toBeVisible();
  await page.getByLabel('Corpo').fill(`${body}\n`);
  await expect(page.getByText('O corpo colado tem uma quebra de linha ao fim')).toBeVisible();
  await page.getByLabel('Segredo').fill('whsec_de_outro_webhook');
  await expect(page.getByText('A assinatura não confere')).toBeVisible();
  expect(sent.filter((request) => request.includes('whsec_') || request.includes('T1'))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('whsec_');
});
