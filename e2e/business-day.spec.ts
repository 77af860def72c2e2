import { addDays } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';
import { rows } from './support/filters';
import { expect, test } from './support/office-test';
import { brasilia, freshReference, storeTransaction, today } from './support/store-transaction';

for (const timezoneId of ['Asia/Tokyo', 'Europe/Lisbon', 'UTC']) {
  test(`a day is a day of São Paulo in a browser in ${timezoneId}`, async ({ openAs }) => {
    const day = today();
    const before = addDays(day, -1);
    const virtualAccount = freshReference().slice(0, 40);
    const last = await storeTransaction({ virtualAccount, payerName: 'Antes da Meia-Noite', createdAt: brasilia(before, '23:59:59') });
    const first = await storeTransaction({ virtualAccount, payerName: 'Depois da Meia-Noite', createdAt: brasilia(day, '00:00:01') });

    const page = await openAs('finance', { timezoneId });
    const list = (search: string) => page.goto(`/transactions?virtualAccount=${virtualAccount}&${search}`);
    await list('period=last7');
    await expect(rows(page)).toContainText([formatDay(day, 'pt-BR'), formatDay(before, 'pt-BR')]);
    await expect(rows(page).first()).toContainText('00:00');
    await expect(rows(page).last()).toContainText('23:59');
    await list('period=today');
    await expect(rows(page)).toContainText(['Depois da Meia-Noite']);
    await list('period=yesterday');
    await expect(rows(page)).toContainText(['Antes da Meia-Noite']);
    await list(`from=${before}&to=${before}`);
    await expect(rows(page)).toContainText(['Antes da Meia-Noite']);

    await page.goto(`/transactions/${last.id}`);
    await expect(page.getByRole('time').first()).toHaveText(`${formatDay(before, 'pt-BR')}, 23:59:59`);
    await page.goto(`/transactions/${first.id}`);
    await expect(page.getByRole('time').first()).toHaveText(`${formatDay(day, 'pt-BR')}, 00:00:01`);
  });
}

test('the overview counts each side of midnight on its day, wherever the browser is, and by UTC when that is chosen', async ({
  openAs,
}) => {
  const day = today();
  const before = addDays(day, -1);
  const virtualAccount = freshReference().slice(0, 40);
  await storeTransaction({ virtualAccount, amount: 31_000_000, createdAt: brasilia(before, '23:59:59') });
  await storeTransaction({ virtualAccount, amount: 52_000_000, createdAt: brasilia(day, '00:00:01') });
  for (const timezoneId of ['UTC', 'Asia/Tokyo']) {
    const page = await openAs('finance', { timezoneId });
    await page.goto('/');
    // What chooses the days stands beside the title, on one line with it.
    const head = page.locator('header').filter({ has: page.getByRole('heading', { name: 'Recebimentos por dia' }) });
    await expect(head.getByText('31 dias')).toBeVisible();
    const asChart = await head.boundingBox();
    expect(asChart?.height).toBeLessThan(60);
    await page.getByRole('button', { name: 'Ver em tabela' }).click();
    // The table scrolls within its card: it makes it no wider.
    await expect(page.getByRole('columnheader', { name: 'Total' })).toBeAttached();
    expect((await head.boundingBox())?.width).toBe(asChart?.width);
    const line = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(line(formatDay(before, 'pt-BR'))).toContainText(/\b31\.\d{3}\.\d{3},\d{2}/);
    await expect(line(formatDay(day, 'pt-BR'))).toContainText(/\b52\.\d{3}\.\d{3},\d{2}/);
    if (timezoneId === 'UTC') continue;

    await page.getByRole('button', { name: /conta e preferências/ }).click();
    await page.getByRole('group', { name: 'Fuso horário' }).getByText('UTC', { exact: true }).click();
    await expect(page.getByText(/^UTC · atualizado/)).toBeVisible();
    await expect(line(formatDay(day, 'pt-BR'))).toContainText(/\b83\.\d{3}\.\d{3},\d{2}/);
    await page.goto(`/transactions?virtualAccount=${virtualAccount}&from=${day}&to=${day}`);
    await expect(rows(page)).toContainText([`${formatDay(day, 'pt-BR')}, 03:00`, `${formatDay(day, 'pt-BR')}, 02:59`]);
  }
});
