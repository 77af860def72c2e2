import type { Page } from '@playwright/test';
import { rows } from '@/e2e/support/filters';
import { expect, test } from '@/e2e/support/office-test';
import { storeTransaction } from '@/e2e/support/store-transaction';

test.use({ role: 'finance' });

const well = { reachable: true, minutes: 5, degradedAreas: [], blockedAt: null, clockAheadSeconds: 0 };

/** Fakes the service status in this browser only, because other tests need the real one. */
async function answerStatus(page: Page, change: object): Promise<void> {
  const status = { ...well, ...change, checkedAt: new Date().toISOString() };
  await page.route('**/api/office/service-status', (route) => route.fulfill({ json: status }));
}

const pages = ['/transactions', '/withdrawals/new', '/charges/new', '/infractions', '/account'];

test('while the service does not answer, every page says so once, the forms of money too', async ({ page }) => {
  await answerStatus(page, { reachable: false });
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText('O serviço de pagamentos não responde agora.', { exact: false })).toHaveCount(1);
  }
});

test('a part of the service that is slow is named, with how many calls took long', async ({ page }) => {
  await answerStatus(page, { degradedAreas: [{ area: 'money-out', state: 'slow', calls: 9, failed: 0, slow: 6 }] });
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByText('O serviço de pagamentos responde, mas com problemas:')).toHaveCount(1);
    await expect(page.getByText('Saques, transferências e devoluções: 6 de 9 chamadas demoraram nos últimos 5 minutos.')).toBeVisible();
  }
});

test('an answer that is long in coming is told as slow until it comes', async ({ page }) => {
  const { virtualAccount } = await storeTransaction({ payerName: 'Raimunda Telles', virtualAccount: `lenta-${Date.now()}` });
  await page.goto(`/transactions?virtualAccount=nenhuma-${Date.now()}`);
  await expect(page.getByRole('heading', { name: 'Nada com estes filtros' })).toBeVisible();
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/payments\/user\/transactions\?.*virtualAccount=lenta/, async (route) => {
    await late;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Procurar' }).fill(String(virtualAccount));
  await page.getByRole('button', { name: `Conta virtual ${virtualAccount}` }).click();
  const note = page.getByText('O serviço está lento.', { exact: false });
  await expect(note).toBeVisible();
  answer();
  await expect(rows(page)).toContainText('Raimunda Telles');
  await expect(note).toHaveCount(0);
});
