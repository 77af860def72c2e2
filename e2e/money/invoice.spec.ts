import { randomUUID } from 'node:crypto';
import { expectClean } from '@/e2e/support/expect-clean';
import { goOn, moneyForms } from '@/e2e/support/money-form';
import { expect, test } from '@/e2e/support/office-test';

const fileOf = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });

test('a withdrawal takes the number and the file of its invoice along, is found by the number, and has them changed on its page', async ({
  openAs,
}) => {
  test.slow();
  const page = await openAs('finance', { viewport: { width: 390, height: 844 } });
  const number = `nf${randomUUID().replaceAll('-', '').slice(0, 10)}`;
  const send = await moneyForms.withdrawal(page);
  await page.getByLabel('Número da nota').fill(number);
  const chooser = page.getByLabel('Juntar o arquivo da nota').and(page.locator('input'));
  await chooser.setInputFiles(fileOf('nota.pdf', 'MZ program'));
  await goOn(page);
  await page.getByRole('button', { name: send }).click();
  await expect(page.getByText('Não entra, o conteúdo não é o que o nome diz.')).toBeAttached();
  await page.getByRole('button', { name: 'Retirar nota.pdf' }).click();
  await chooser.setInputFiles(fileOf('nota-aroeira.pdf', '%PDF-1.7\n nota'));
  await expectClean(page, 'a withdrawal with its invoice, on a phone');
  await goOn(page);
  await page.getByRole('button', { name: send }).click();

  await expect(page).toHaveURL(/\/transactions\//);
  const payment = page.url();
  const link = page.getByRole('link', { name: 'Abrir nota-aroeira.pdf em outra aba' });
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  const opened = await page.request.get(String(await link.getAttribute('href')));
  expect(opened.headers()['content-security-policy']).toBe("sandbox; default-src 'none'");
  expect((await opened.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await expectClean(page, 'a payment with its invoice, on a phone');

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/operations');
  await page.getByRole('searchbox', { name: 'Procurar' }).fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'R$ 30,50' })).toHaveCount(1);

  await page.goto(payment);
  await page.getByRole('button', { name: 'Mudar a nota' }).click();
  await expect(page.getByLabel('Número da nota')).toBeFocused();
  await page.getByLabel('Número da nota').fill(`${number}b`);
  await page.getByRole('button', { name: 'Retirar nota-aroeira.pdf' }).click();
  await page.getByLabel('Número da nota').press('Enter');
  await expect(page.getByText(`${number}b`, { exact: true })).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mudar a nota' })).toBeFocused();
});
