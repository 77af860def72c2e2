import { addFilter, chips, nextListQuery, rows } from '@/e2e/support/filters';
import { expect, test } from '@/e2e/support/office-test';
import { freshReference, storeTransaction } from '@/e2e/support/store-transaction';

test.use({ role: 'finance' });

test('filters stay through a reload, into a row and back, and in another tab', async ({ page, context }) => {
  const { clientReference } = await storeTransaction({ amount: 1234.56, payerName: 'Joaquim Serra' });
  await storeTransaction({ amount: 1234.56, payerName: 'Joaquim Serra' });
  await page.goto('/transactions');
  await addFilter(page, 'Status', () => page.getByRole('checkbox', { name: 'Concluída' }).check());
  await addFilter(page, 'Tipo', () => page.getByRole('checkbox', { name: 'Recebimento' }).check());
  await addFilter(page, 'Nome', () => page.getByRole('searchbox', { name: 'Nome' }).fill('Joaquim'));
  await addFilter(page, 'Valor exato', () => page.getByRole('textbox', { name: 'Valor exato' }).fill('1.234,56'));
  await addFilter(page, 'Referência', () => page.getByRole('searchbox', { name: 'Referência' }).fill(clientReference ?? ''));

  const inForce = [
    /^Período \d/,
    'Status Concluída',
    'Tipo Recebimento',
    'Nome Joaquim',
    'Valor exato 1234,56',
    `Referência ${clientReference}`,
  ];
  const same = async (tab: typeof page) => {
    await expect(chips(tab)).toHaveText(inForce);
    await expect(rows(tab)).toHaveCount(1);
    await expect(rows(tab)).toContainText('Joaquim Serra');
  };
  await same(page);
  await page.reload();
  await same(page);
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Pagador' })).toBeVisible();
  await page.goBack();
  await same(page);
  await rows(page).getByRole('link').click();
  await page.getByRole('navigation', { name: 'Voltar' }).getByRole('link', { name: 'Transações' }).click();
  await same(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await same(tab);
});

test('a filter changed on page 5 asks for page 1', async ({ page }) => {
  await page.goto('/transactions?period=all&page=5');
  await expect(page.getByText('Página 5')).toBeVisible();
  const query = await nextListQuery(page, () => addFilter(page, 'Status', () => page.getByRole('checkbox', { name: 'Concluída' }).check()));
  expect(query).toMatchObject({ page: '1', status: 'COMPLETED' });
  await expect(page.getByText('Página 1')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
});

for (const [removed, key, remaining] of [
  ['Valor exato', 'amount', 'status'],
  ['Status', 'status', 'amount'],
] as const) {
  test(`amount and status together, and then without ${key}`, async ({ page }) => {
    await page.goto('/transactions?amount=248.90&status=COMPLETED&period=last7');
    await expect(chips(page)).toHaveText([/^Período/, 'Status Concluída', 'Valor exato 248,90']);
    const query = await nextListQuery(page, () => page.getByRole('button', { name: `Tirar o filtro ${removed}` }).click(), key);
    expect(query).toHaveProperty(remaining);
    await expect(chips(page)).toHaveCount(2);
    await expect(page).not.toHaveURL(new RegExp(`${key}=`));
  });
}

test('a view neither takes over the filters nor loses them on the way back', async ({ page }) => {
  await page.goto('/transactions?name=Ana&amount=10.00');
  const views = page.getByRole('navigation', { name: 'Visões' });
  await expect(chips(page)).toHaveText([/^Período/, 'Nome Ana', 'Valor exato 10,00']);
  await views.getByRole('link', { name: 'Pendentes' }).click();
  await expect(chips(page)).toHaveText([/^Período/, 'Status Pendente']);
  await expect(page.getByRole('searchbox', { name: 'Procurar' })).toHaveValue('');
  await page.goBack();
  await expect(chips(page)).toHaveText([/^Período/, 'Nome Ana', 'Valor exato 10,00']);
  await views.getByRole('link', { name: 'Todas' }).click();
  await expect(chips(page)).toHaveText([/^Período/]);
});

test('no filters fit: the page says so and clears them', async ({ page }) => {
  await page.goto(`/transactions?clientReference=${freshReference()}`);
  await expect(page.getByText('Nada com estes filtros')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL('/transactions');
});

test('an amount that may be read in two ways is asked about', async ({ page }) => {
  await page.goto('/transactions');
  await addFilter(page, 'Valor exato', () => page.getByRole('textbox', { name: 'Valor exato' }).fill('1.234'));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Você quis dizer R$ 1234,00? Escreva 1234,00.');
  await page.getByRole('textbox', { name: 'Valor exato' }).fill('1234,00');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(chips(page)).toHaveText([/^Período/, 'Valor exato 1234,00']);
});

test.describe('an address edited by hand', () => {
  test('a page past the end leads back to the first', async ({ page }) => {
    await page.goto('/transactions?page=999');
    await expect(page.getByText('Não há linhas nesta página')).toBeVisible();
    await page.getByRole('button', { name: 'Voltar à página 1' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  for (const [search, named] of [
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['colour=red&sort=up', 'colour, sort'],
    ['status=PENDING&status=ERROR', 'status'],
    ['from=2026-02-31&to=2026-13-01', 'from, to'],
    ['amount=12,5', 'amount'],
    ['document=12345678901%00', 'document'],
  ] as const) {
    test(`?${search} says what was left out`, async ({ page }) => {
      await page.goto(`/transactions?${search}`);
      await expect(page.getByText(`Parte do endereço não foi entendida e ficou de fora: ${named}.`)).toBeVisible();
      await expect(rows(page)).toHaveCount(20);
    });
  }

  test('an id that is read as two paths is refused before any page', async ({ page }) => {
    expect((await page.goto('/transactions/a%2F..%2Fb'))?.status()).toBe(400);
  });

  for (const id of ['..', '%2e%2e', 'a%3Fx', 'x'.repeat(65)]) {
    test(`the id ${id} is of no page`, async ({ page }) => {
      const answer = await page.goto(`/transactions/${id}`);
      if (id === '..' || id === '%2e%2e') await expect(page).toHaveURL('/');
      else expect(answer?.status()).toBe(404);
      await expect(page.getByRole('main')).toBeVisible();
    });
  }
});
