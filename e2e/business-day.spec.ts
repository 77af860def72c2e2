import { addDays } from '@/lib/format/date';
import { formatDay } from '@/lib/format/date-text';
import { rows } from './filters';
import { expect, test } from './office-test';
import { brasilia, freshReference, storeTransaction, today } from './store-transaction';

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

test('the overview counts each side of midnight on its day, wherever the browser is', async ({ openAs }) => {
  const day = today();
  const before = addDays(day, -1);
  await storeTransaction({ amount: 31_000_000, createdAt: brasilia(before, '23:59:59') });
  await storeTransaction({ amount: 52_000_000, createdAt: brasilia(day, '00:00:01') });
  for (const timezoneId of ['Asia/Tokyo', 'UTC']) {
    const page = await openAs('finance', { timezoneId });
    await page.goto('/');
    await page.getByRole('button', { name: 'Ver em tabela' }).click();
    const line = (name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await expect(line(formatDay(before, 'pt-BR'))).toContainText(/\b31\.\d{3}\.\d{3},\d{2}/);
    await expect(line(formatDay(day, 'pt-BR'))).toContainText(/\b52\.\d{3}\.\d{3},\d{2}/);
  }
});
