import { randomInt } from 'node:crypto';
import { addFilter, rows } from '@/e2e/support/filters';
import { expect, test } from '@/e2e/support/office-test';
import { signInByForm } from '@/e2e/support/sign-in';
import { demoPassword } from '@/e2e/support/stack';
import { brasilia, storeTransaction, today } from '@/e2e/support/store-transaction';
import { toReais } from '@/lib/format/money/money';
import { formatReais, plainReais } from '@/lib/format/money/money-text';
import { periodDays } from '@/lib/format/time/period';
import { serviceZone } from '@/lib/format/zone';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a payment of a past month is found by its amount, and its end-to-end id copied', async ({ page }) => {
  const amount = toReais(`${randomInt(100_000, 999_999)}.${randomInt(10, 99)}`);
  const lastMonth = periodDays('lastMonth', new Date(), serviceZone);
  const then = brasilia(lastMonth.from, '14:32:05');
  const expected = await storeTransaction({ amount: Number(amount), createdAt: then, payerName: 'Helena Prado' });
  await storeTransaction({ amount: Number(amount), createdAt: then, status: 'PENDING', paidAt: null, endToEndId: null });
  await storeTransaction({ amount: Number(amount), createdAt: then, type: 'WITHDRAW', receiverName: 'Outra Pessoa' });
  await storeTransaction({ amount: Number(amount) - 0.01, createdAt: then });
  await storeTransaction({ amount: Number(amount), createdAt: brasilia(today(), '00:00:00') });

  await page.goto('/');
  await signInByForm(page, { email: 'finance@demo.example', password: demoPassword });
  await page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Transações' }).click();
  await expect(page.getByRole('heading', { name: 'Transações' })).toBeVisible();

  await page.getByRole('button', { name: /^Período/ }).click();
  await page.getByRole('button', { name: 'Mês passado' }).click();
  const search = page.getByRole('searchbox', { name: 'Procurar' });
  await search.fill(formatReais(amount, 'pt-BR'));
  await expect(page.getByRole('search').getByRole('status')).toContainText('Valor exato');
  await search.press('Enter');
  await search.fill('prado helena');
  await search.press('Enter');
  await addFilter(page, 'Status', () => page.getByRole('checkbox', { name: 'Concluída' }).check());
  await addFilter(page, 'Tipo', () => page.getByRole('checkbox', { name: 'Recebimento' }).check());
  await expect(page.getByRole('button', { name: `Valor exato ${plainReais(amount, 'pt-BR')}` })).toBeVisible();

  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(page).toHaveURL(`/transactions/${expected.id}`);

  await page.getByRole('button', { name: 'Copiar E2E' }).click();
  await expect(page.getByText('Copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected.endToEndId);

  await page.getByRole('button', { name: /conta e preferências/ }).click();
  await page.getByText('Escuro', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByText('English', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'Payer' })).toBeVisible();

  const signOut = page.getByRole('button', { name: 'Sign out' });
  if (!(await signOut.isVisible())) await page.getByRole('button', { name: /account and preferences/ }).click();
  await signOut.click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Helena Prado')).toHaveCount(0);
});
