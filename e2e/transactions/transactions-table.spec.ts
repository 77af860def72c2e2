import { rows } from '@/e2e/support/filters';
import { expect, test } from '@/e2e/support/office-test';
import { storeTransaction } from '@/e2e/support/store-transaction';

test.use({ role: 'finance' });

test('a row opens by mouse, by Enter, and in another tab', async ({ page, context }) => {
  const { id, clientReference } = await storeTransaction({ payerName: 'Benedita Rocha' });
  const list = `/transactions?clientReference=${clientReference}`;
  const detail = `/transactions/${id}`;

  await page.goto(list);
  await rows(page).click();
  await expect(page).toHaveURL(detail);

  await page.goto(list);
  await rows(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(detail);

  await page.goto(list);
  const opened = context.waitForEvent('page');
  await rows(page).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(detail);
  await expect(page).toHaveURL(list);
});

test('the neighbours of a record are those of its list', async ({ page }) => {
  const virtualAccount = `va-${Date.now()}`;
  const at = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  const [newest, middle, oldest] = [
    await storeTransaction({ virtualAccount, createdAt: at(1) }),
    await storeTransaction({ virtualAccount, createdAt: at(2) }),
    await storeTransaction({ virtualAccount, createdAt: at(3) }),
  ];
  await page.goto(`/transactions?virtualAccount=${virtualAccount}`);
  await rows(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(`/transactions/${middle.id}`);
  await page.getByRole('link', { name: 'Próxima na lista' }).click();
  await expect(page).toHaveURL(`/transactions/${oldest.id}`);
  await expect(page.getByRole('link', { name: 'Próxima na lista' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Anterior na lista' }).click();
  await expect(page).toHaveURL(`/transactions/${middle.id}`);
  await page.getByRole('link', { name: 'Anterior na lista' }).click();
  await expect(page).toHaveURL(`/transactions/${newest.id}`);
});

test('columns and row height are remembered', async ({ page }) => {
  await page.goto('/transactions');
  const header = (name: string) => page.getByRole('columnheader', { name });
  await expect(header('Referência')).toBeVisible();
  await expect(header('Tarifa')).toHaveCount(0);
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('checkbox', { name: 'Referência' }).uncheck();
  await page.getByRole('checkbox', { name: 'Tarifa' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Linhas compactas' }).click();

  await page.reload();
  await expect(header('Tarifa')).toBeVisible();
  await expect(header('Referência')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Linhas compactas' })).toHaveAttribute('aria-pressed', 'true');
});

test('the header stays in view, and the pager leads on and back', async ({ page }) => {
  await page.goto('/transactions?period=all&limit=100');
  await expect(rows(page)).toHaveCount(100);
  // As a person does, whichever row is the last by then: payments that come meanwhile push it down.
  await page.keyboard.press('End');
  await expect(rows(page).first()).not.toBeInViewport();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeInViewport();

  const pager = page.getByRole('navigation', { name: 'Páginas da lista' });
  await expect(pager.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
  await pager.getByRole('button', { name: 'Próxima' }).click();
  await expect(pager).toContainText('Página 2');
  await page.goBack();
  await expect(pager).toContainText('Página 1');
  await pager.getByRole('combobox', { name: 'Linhas por página' }).selectOption('20');
  await expect(rows(page)).toHaveCount(20);
});
