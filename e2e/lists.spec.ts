import type { Page } from '@playwright/test';
import { officePages } from './pages';
import { expect, test } from './support/office-test';

test.use({ role: 'auditor' });

const phone = 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** The lists whose rows lead to records of their own, as they were before other tests added to them: hundreds of new rows would move one to a later page. */
const recordLists = [
  '/transactions?period=yesterday',
  '/charges?period=yesterday',
  '/withdrawals?period=last30',
  '/transfers?period=last30',
  '/infractions?tab=ended',
  '/callbacks?period=yesterday',
];

for (const path of recordLists) {
  test(`back from a record, its row in ${path} has the focus, and the record leads on to its neighbours`, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('row').nth(1).getByRole('link').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('link', { name: 'Próxima na lista' })).toBeVisible();
    await page.keyboard.press('Escape');
    const row = page.locator(`table a[href="${href}"]`);
    await expect(row).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(row).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await page.goBack();
    await expect(row).toBeFocused();
  });
}

const lists = officePages.filter(({ path }) =>
  [
    '/transactions',
    '/charges',
    '/withdrawals',
    '/transfers',
    '/infractions',
    '/operations',
    '/card/charges',
    '/card/recurrences',
    '/statements',
    '/callbacks',
    '/callbacks/undelivered',
    '/callbacks/resends',
    '/pix-keys',
    '/settings/audit',
  ].includes(path),
);

test('each list names the parts of its address that it does not know', async ({ visitAs }) => {
  test.setTimeout(180_000);
  const page = await visitAs('auditor');
  for (const { path } of lists) {
    await page.goto(`${path}?nonsense=1`);
    await expect.soft(page.getByText('nonsense'), path).toBeVisible();
  }
});

const records = [
  '/transactions',
  '/charges',
  '/withdrawals',
  '/transfers',
  '/infractions',
  '/operations',
  '/callbacks',
  '/callbacks/resends',
  '/card/charges',
  '/card/recurrences',
  '/charges/pending-deposits',
  '/statements',
];

test('each record page says as its heading that there is no such record', async ({ visitAs }) => {
  test.setTimeout(180_000);
  const page = await visitAs('auditor');
  for (const path of records) {
    await page.goto(`${path}/00000000-0000-4000-8000-000000000000`);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(/não encontrad|não existe/);
  }
});

test('how many rows a page has is remembered for its list, and for no other', async ({ openAs }) => {
  const page = await openAs('auditor');
  await page.goto('/transactions?period=last30');
  await page.getByRole('combobox', { name: /por página/ }).selectOption('50');
  await expect(page.getByRole('row')).toHaveCount(51);
  await page.goto('/transactions?period=last30');
  await expect(page.getByRole('row')).toHaveCount(51);
  await expect(page).not.toHaveURL(/limit/);
  await page.goto('/charges');
  await expect(page.getByRole('combobox', { name: /por página/ })).toHaveValue('20');
});

test('the addresses a payment had before lead to its one page, which leads back to the list one came from', async ({ page }) => {
  await page.goto('/charges?period=all');
  const link = page.locator('table a[href^="/transactions/"]').first();
  const id = (await link.getAttribute('href'))?.split('/').at(-1);
  // A list remembers its address once it is hydrated.
  await expect(page.getByRole('combobox', { name: /por página/ })).toBeEnabled();
  for (const path of ['charges', 'withdrawals', 'transfers']) {
    await page.goto(`/${path}/${id}`);
    await expect(page).toHaveURL(`/transactions/${id}`);
  }
  await expect(page.getByRole('link', { name: 'Cobranças', exact: true }).last()).toHaveAttribute('href', '/charges?period=all');
});

test.describe('a browser that is new', () => {
  const list = '/transactions?period=yesterday';
  const shapes = (page: Page) => Promise.all([page.getByRole('table').count(), page.getByRole('list', { name: 'Transações' }).count()]);

  for (const [what, options, drawn] of [
    ['on a desk', {}, [1, 0]],
    ['on a phone', { isMobile: true, userAgent: phone, viewport: { width: 390, height: 844 } }, [0, 1]],
  ] as const)
    test(`is sent a list once ${what}, as it fits`, async ({ openAs }) => {
      const page = await openAs('auditor', { ...options, javaScriptEnabled: false });
      await page.goto(list);
      expect(await shapes(page)).toEqual(drawn);
    });

  test('whose window is narrow gets cards once it is known, and from then on at once', async ({ openAs }) => {
    const page = await openAs('auditor', { viewport: { width: 390, height: 844 } });
    await page.goto(list);
    await expect.poll(() => shapes(page)).toEqual([0, 1]);
    const html = await (await page.request.get(list)).text();
    expect([html.includes('<table'), html.includes('aria-label="Transações"')]).toEqual([false, true]);
  });
});
