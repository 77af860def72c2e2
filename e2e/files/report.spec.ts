import { readFile } from 'node:fs/promises';
import { expect, test } from '@/e2e/support/office-test';
import { appUrl, sandbox } from '@/e2e/support/stack';
import { storeTransaction } from '@/e2e/support/store-transaction';

test.use({ role: 'finance' });

test('a report of the service is requested, announced on any page, and downloaded through our server only', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => new URL(request.url()).origin === appUrl || foreign.push(request.url()));
  const { id } = await storeTransaction({ createdAt: '2019-05-15T12:00:00.000Z', amount: 12.5 });
  const ask = async () => {
    await page.getByRole('button', { name: 'Pedir relatório' }).first().click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('De', { exact: true }).fill('01/05/2019');
    await sheet.getByLabel('Até', { exact: true }).fill('31/05/2019');
    await sheet.getByRole('checkbox', { name: 'Recebimento' }).check();
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/api/office/reports')),
      sheet.getByRole('button', { name: 'Pedir relatório' }).click(),
    ]);
    await expect(sheet).toBeHidden();
    return String((await answer.json()).id);
  };
  const shelf = page.getByRole('list', { name: 'Arquivos, do mais novo ao mais antigo' });
  const report = shelf.locator(':scope > li').filter({ hasText: 'Relatório do serviço, 1 a 31 mai 2019' }).first();

  // The address it had before exports stood with it.
  await page.goto('/reports');
  await expect(page).toHaveURL('/files');
  await ask();
  await page.getByRole('link', { name: 'Extrato' }).click();
  await expect(page.getByText('Relatório pronto: 1 a 31 mai 2019')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Ver arquivos' }).click();
  await expect(page).toHaveURL('/files');
  await page.reload();
  await expect(report).toContainText('Pronto');
  const [download] = await Promise.all([page.waitForEvent('download'), report.getByRole('button', { name: 'Baixar' }).click()]);
  expect(download.suggestedFilename()).toBe('report-2019-05-01-2019-05-31.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain(`\r\n${id},COMPLETED,DEPOSIT,12.50,`);
  expect(download.url()).toMatch(new RegExp(`^${appUrl}/api/office/reports/[\\w-]+/file$`));

  await sandbox.failReport(await ask());
  await expect(report).toContainText('Falhou', { timeout: 20_000 });
  await report.getByRole('button', { name: 'Pedir de novo' }).click();
  await expect(page.getByRole('dialog').getByLabel('De', { exact: true })).toHaveValue('01/05/2019');
  expect(foreign).toEqual([]);
});
