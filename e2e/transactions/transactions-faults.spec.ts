import type { Page } from '@playwright/test';
import { chips, rows } from '@/e2e/support/filters';
import { expect, test } from '@/e2e/support/office-test';
import { ownHeaders } from '@/e2e/support/person';
import { signedOut, signInByForm, signInByRequest } from '@/e2e/support/sign-in';
import { appUrl, sandbox } from '@/e2e/support/stack';
import { storeTransaction } from '@/e2e/support/store-transaction';
import { waitForShortcuts } from '@/e2e/support/wait-for-shortcuts';

test.use({ role: 'finance' });

type FaultOf<Order> = Order extends unknown ? ('address' extends keyof Order ? Order : never) : never;

/** The faults of a call; those of callbacks know no address. */
type Fault = FaultOf<Parameters<typeof sandbox.addFault>[0]>;

/**
 * Injects a fault for one reference only and opens the list filtered by it. `times` includes the first attempt, which the server makes
 * while it renders the page.
 */
async function openWithFault(page: Page, fault: Fault): Promise<void> {
  const { clientReference } = await storeTransaction({ payerName: 'Raimunda Telles' });
  await sandbox.addFault({ ...fault, endpoint: 'transactions.list', address: String(clientReference) });
  await page.goto(`/transactions?clientReference=${clientReference}`);
}

async function stillUsable(page: Page): Promise<void> {
  await expect(chips(page).last()).toHaveText(/^Referência e2e-/);
  await expect(page.getByRole('searchbox', { name: 'Procurar' })).toBeEditable();
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeVisible();
}

test('while the service is slow the page shows the shape of what comes', async ({ page }) => {
  await openWithFault(page, { fault: 'delay', milliseconds: 2_500, times: 2 });
  await expect(page.getByText('Lendo a lista')).toBeAttached();
  await stillUsable(page);
  await expect(rows(page)).toContainText('Raimunda Telles');
  await expect(page.getByText('Lendo a lista')).toHaveCount(0);
});

test('a service that asks to wait is asked again after that time, by itself', async ({ page }) => {
  await openWithFault(page, { fault: 'status', code: 'SVF503', retryAfterSeconds: 4, times: 2 });
  await expect(page.getByRole('heading', { name: 'O serviço de pagamentos está fora do ar' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Tentar agora \(\d s\)$/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('tentativa 2 de 5')).toBeVisible();
  await stillUsable(page);
  await expect(rows(page)).toContainText('Raimunda Telles');
});

test('a broken connection is reported and reopened automatically', async ({ page }) => {
  await openWithFault(page, { fault: 'reset', times: 4 });
  await expect(page.getByRole('heading', { name: 'O serviço de pagamentos não está acessível' })).toBeVisible();
  await stillUsable(page);
  await expect(rows(page)).toContainText('Raimunda Telles');
});

for (const fault of ['html', 'empty', 'truncated', 'huge', 'wrong-content-type', 'redirect'] as const) {
  test(`an answer that is ${fault} is a clear problem, and asking again is one click`, async ({ page }) => {
    await openWithFault(page, fault === 'html' ? { fault, status: 200, times: 2 } : { fault, times: 2 });
    await expect(page.getByRole('heading', { name: 'A resposta do serviço não pôde ser lida' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copiar requestId' })).toBeVisible();
    await stillUsable(page);
    await page.getByRole('button', { name: 'Tentar agora' }).click();
    await expect(rows(page)).toContainText('Raimunda Telles');
  });
}

for (const fault of ['unknown-enum', 'extra-field'] as const) {
  test(`an answer of another version with ${fault} is shown all the same`, async ({ page }) => {
    await openWithFault(page, { fault });
    await expect(rows(page)).toContainText('248,90');
    await rows(page).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Pagador' })).toBeVisible();
  });
}

test('a session that lapses on a filtered list comes back to the same list', async ({ openAs, addPerson, playwright }) => {
  const person = await addPerson('finance');
  const page = await openAs(null);
  // No background request may notice the ended session before the person's own action does.
  await page.route(/\/api\/(?!auth\/|messages\/|payments\/user\/transactions)/, (route) => route.abort());
  await page.goto('/transactions?status=COMPLETED&period=last30');
  await signInByForm(page, person);
  await expect(rows(page).first()).toBeVisible();

  const elsewhere = await playwright.request.newContext({ baseURL: appUrl, storageState: signedOut, extraHTTPHeaders: ownHeaders });
  await signInByRequest(elsewhere, person);
  expect((await elsewhere.delete('/api/office/sessions')).ok()).toBe(true);
  await elsewhere.dispose();

  await waitForShortcuts(page);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await signInByForm(page, person);
  await expect(chips(page)).toHaveText([/^Período/, 'Status Concluída']);
  await expect(page.getByText('Página 2')).toBeVisible();
});
