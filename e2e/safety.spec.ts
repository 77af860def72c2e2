import { roleMay } from '@/lib/contracts/office/permission';
import { officePages } from './pages';
import { collectBodies } from './support/bodies';
import { rows } from './support/filters';
import { expect, test } from './support/office-test';
import { storeTransaction } from './support/store-transaction';
import { waitForShortcuts } from './support/wait-for-shortcuts';
import { quiet, watchPolicy } from './support/watch-policy';

// Those of finance are walked where each is looked at (axe.spec.ts).
for (const role of ['admin', 'developer'] as const) {
  test(`no page of ${role} breaks its policy, complains, or asks another site for anything`, async ({ openAs }) => {
    const page = await openAs(role);
    const seen = await watchPolicy(page);
    for (const { path } of officePages.filter(({ permission }) => roleMay(role, permission))) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
    }
    await page.goto('/');
    await waitForShortcuts(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    expect(seen).toEqual(quiet);
  });
}

test('the sign-in page keeps to its policy as well', async ({ page }) => {
  const seen = await watchPolicy(page);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(seen).toEqual(quiet);
});

test('no answer reveals the software of the server', async ({ openAs }) => {
  const page = await openAs('finance');
  const bodies = collectBodies(page);
  const { clientReference } = await storeTransaction();
  await page.goto(`/transactions?clientReference=${clientReference}`);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Pagador' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Conta e saldo' })).toBeVisible();
  const received = await bodies();
  expect(received).not.toMatch(/Bearer |PAYMENTS_|AUTH_SECRET|SEAL_KEY|DATABASE_URL|postgres(ql)?:\/\/|sourceMappingURL/);
});

test('the tab has a mark', async ({ page, request }) => {
  await page.goto('/sign-in');
  const href = await page.locator('link[rel="icon"]').getAttribute('href');
  const icon = await request.get(String(href));
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/svg+xml']);
});
