import { expect, test } from '@/e2e/support/office-test';
import { appUrl } from '@/e2e/support/stack';

test.use({ role: 'finance' });

test('an account that may neither receive nor withdraw says so before anything is filled in or pressed', async ({ page }) => {
  // The demo account is shared by all tests, so its permissions are changed only in what this browser receives.
  const answer = await page.request.get(`${appUrl}/api/payments/user`);
  const account: object = await answer.json();
  await page.route(`${appUrl}/api/payments/user`, (route) =>
    route.fulfill({ json: { ...account, allowDeposit: false, allowWithdraw: false } }),
  );
  for (const [path, button] of [
    ['/charges', 'Nova cobrança'],
    ['/withdrawals', 'Novo saque'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'true');
  }
});
