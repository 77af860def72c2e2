import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rows } from '@/e2e/support/filters';
import { expect, test } from '@/e2e/support/office-test';
import { brasilia, freshReference, storeTransaction, today } from '@/e2e/support/store-transaction';
import { addDays } from '@/lib/format/date';

/** Asks for a file, waits for it and reads it. */
async function take(page: Page, form: string): Promise<{ name: string; text: string; summary: string }> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: form }).check();
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  const link = dialog.getByRole('link', { name: /Baixar/ });
  await expect(link).toBeVisible();
  const summary = (await dialog.getByRole('status').first().textContent()) ?? '';
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const text = await readFile(await download.path(), 'utf8');
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  return { name: download.suggestedFilename(), text, summary };
}

test('the file is the screen, wherever the browser is, and waits for its owner on a page of its own', async ({ openAs }) => {
  test.setTimeout(120_000);
  const day = today();
  const virtualAccount = freshReference().slice(0, 40);
  const before = addDays(day, -1);
  await storeTransaction({ virtualAccount, amount: 1234.5, payerName: 'Antes da Meia-Noite', createdAt: brasilia(before, '23:59:59') });
  await storeTransaction({ virtualAccount, amount: 0.1, payerName: '=SOMA(A1)', createdAt: brasilia(day, '00:00:01') });
  const search = `/transactions?virtualAccount=${virtualAccount}`;

  for (const timezoneId of ['Asia/Tokyo', 'Europe/Lisbon', 'UTC']) {
    const page = await openAs('finance', { timezoneId });
    await page.goto(search);
    await expect(rows(page)).toHaveCount(2);
    const { text, summary, name } = await take(page, 'Planilha (CSV)');
    expect(summary).toMatch(/2 linhas · Recebido R\$\s1\.234,60/);
    expect(name).toMatch(new RegExp(`^transacoes_[\\d-]{10}_${day}\\.csv$`));
    const lines = text.replace('\uFEFF', '').split('\r\n');
    const [year, month, date] = day.split('-');
    expect(lines).toContain('Linhas;2');
    expect(lines).toContain('Recebido;1234,60');
    expect(lines).toContain(`Conta virtual;${virtualAccount}`);
    const table = lines.slice(lines.indexOf('') + 1).map((line) => line.split(';'));
    expect(table[0]?.slice(0, 3)).toEqual(['Criada em (horário de Brasília)', 'Tipo', 'Pagador ou recebedor']);
    expect(table[1]?.[0]).toBe(`${date}/${month}/${year} 00:00:01`);
    expect(table.slice(1, 3).map((row) => row[2])).toEqual(["'=SOMA(A1)", 'Antes da Meia-Noite']);
    expect(table[0]).toEqual(expect.arrayContaining(['Conta virtual', 'Devolvido', 'Líquido']));
  }

  const page = await openAs('finance');
  await page.goto('/files');
  const mine = page
    .getByRole('list', { name: 'Arquivos, do mais novo ao mais antigo' })
    .locator(':scope > li')
    .filter({ hasText: virtualAccount });
  await expect(mine).toHaveCount(3);
  await expect(mine.first()).toContainText('Pronto');
});
